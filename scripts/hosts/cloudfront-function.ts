import * as routes from '../../src/lib/routes.ts'
import { otherAddresses } from './clean-address.ts'
import type { Rule } from './rules.ts'

/**
 * The function CloudFront runs at each request: redirects, clean addresses, and the file that answers.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function cloudFrontFunction(redirects: Rule[]): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  return `const moved = ${JSON.stringify(moved)};
const others = ${JSON.stringify(Object.values(otherAddresses))}.map((pattern) => new RegExp(pattern));
function query(values) {
  const pairs = [];
  for (const name in values) {
    const all = values[name].multiValue || [values[name]];
    for (const one of all) pairs.push(one.value ? name + '=' + one.value : name);
  }
  return pairs.length ? '?' + pairs.join('&') : '';
}
function handler(event) {
  const request = event.request;
  const found = others.map((other) => other.exec(request.uri)).find((match) => match);
  const clean = found ? '/' + (found[1] || '') : request.uri;
  const target = moved[clean] || clean;
  if (target !== request.uri) {
    const location = { value: target + query(request.querystring) };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
  }
  if (clean === '/') request.uri = '/index.html';
  else if (clean !== '${routes.notFoundPage}' && !clean.split('/').pop().includes('.')) request.uri = clean + '.html';
  return request;
}
`
}
