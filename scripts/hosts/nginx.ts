import * as routes from '../../src/lib/routes.ts'
import { otherAddresses } from './clean-address.ts'
import { typesByEnding } from './headers.ts'
import { type HostRules, hidden, overridesOf, quoted, splitRules } from './rules.ts'

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

function map(from: string, to: string, fallback: string, cases: { pattern: string; value: string }[]): string {
  const lines = cases.map(({ pattern, value }) => `  "~${pattern}" "${value}";\n`).join('')
  return `map ${from} ${to} {\n  default "${fallback}";\n${lines}}\n`
}

/** Headers are the same for most addresses: those that differ somewhere take their value from a map. */
const isMapped = (name: string, { headers }: HostRules) =>
  name !== 'Content-Type' && overridesOf(name, splitRules(headers).overrides).length > 0

/** For the `http` block: what differs from address to address. @see https://nginx.org/en/docs/http/ngx_http_map_module.html */
export function nginxMaps(rules: HostRules): string {
  const { everywhere, overrides } = splitRules(rules.headers)
  const headers = Object.entries(everywhere).filter(([name]) => isMapped(name, rules))
  // Also `/terms/` and `/terms.html`, so that one redirect is enough.
  const moved = rules.redirects.map(({ from, to }) => ({ pattern: `^${from}(?:/+|\\.html)?$`, value: to }))
  return [
    '# In the http block.\n',
    ...headers.map(([name, value]) => map('$uri', variable(name), value, overridesOf(name, overrides))),
    map('$uri', '$site_moved', '', moved),
  ].join('\n')
}

/** An address pattern as a location that goes before those of endings. */
const pathLocation = (path: string) => (path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`)

const typed = (location: string, type: string) => `location ${location} { types { } default_type "${type}"; }\n`

/**
 * For the `server` block. No location has an `add_header` of its own, because it would forget those of the server
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function nginxSite(rules: HostRules): string {
  const { everywhere, overrides } = splitRules(rules.headers)
  const value = (name: string, text: string) => (isMapped(name, rules) ? variable(name) : quoted(text))
  return `# In the server block, whose root is the published folder.

charset utf-8;
charset_types text/css application/javascript application/json application/xml text/xml image/svg+xml;
gzip_static on;
gzip_vary on;
brotli_static on;
absolute_redirect off;
error_page 404 ${routes.notFoundFile};

${Object.entries(everywhere)
  .map(([name, text]) => `add_header ${name} ${value(name, text)} always;\n`)
  .join('')}
${overrides
  .filter(({ headers }) => headers['Content-Type'])
  .map(({ path, headers }) => typed(pathLocation(path), headers['Content-Type'] as string))
  .join('')}${Object.entries(typesByEnding)
  .map(([ending, type]) => typed(`~ \\.${ending}$`, type))
  .join('')}
if ($site_moved) { return 301 $site_moved$is_args$args; }
${hidden.map((path) => `location = ${path} { return 404; }\n`).join('')}location = ${routes.notFoundFile} { internal; }
location / {
${Object.values(otherAddresses)
  .map((pattern) => `  rewrite "${pattern}" /$1 permanent;\n`)
  .join('')}  try_files $uri $uri.html $uri/index.html =404;
}
`
}
