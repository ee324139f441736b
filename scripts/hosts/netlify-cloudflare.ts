import type { HeaderRule } from './headers.ts'
import { type Rule, splitRules } from './rules.ts'

const block = (path: string, lines: string[]) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`

/**
 * `_headers` as Netlify and Cloudflare Pages read it.
 *
 * Cloudflare joins the values of two rules for one address with a comma, unless a line `! Name` takes the earlier one
 * away (https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header). Netlify leaves open what two
 * rules do; its parser skips lines without a colon and its local server lets the later rule win
 * (https://github.com/netlify/build/tree/main/packages/headers-parser). So `Cache-Control`, which a joined value would
 * break, is only said where it differs from what both send by themselves.
 */
export function headersFile(rules: HeaderRule[]): string {
  const { everywhere, overrides } = splitRules(rules)
  const { 'Cache-Control': _default, ...said } = everywhere
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).flatMap(([name, value]) => [
      ...(name in said && headers !== said ? [`! ${name}`] : []),
      `${name}: ${value}`,
    ])
  return [
    // Cloudflare lets every origin read every file; no other host does.
    block('/*', ['! Access-Control-Allow-Origin', ...lines(said)]),
    ...overrides.map(({ path, headers }) => block(path, lines(headers))),
  ].join('\n')
}

/**
 * `_redirects` as Netlify and Cloudflare Pages read it: each rule twice.
 *
 * Netlify serves a file rather than redirect, and a page lies under every redirected address for hosts that know no
 * redirects; only `301!` goes first (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing).
 * Cloudflare skips that line, whose status it does not know, and takes the next
 * (https://developers.cloudflare.com/pages/configuration/redirects/#per-line).
 */
export function redirectsFile(rules: Rule[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join('')
}
