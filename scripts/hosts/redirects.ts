import type { Redirect } from '../../src/content/schemas/site.ts'

/** A permanent redirect as every host file spells it. */
export type Rule = Pick<Redirect, 'from' | 'to'>

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export function redirectsFile(rules: Rule[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}
