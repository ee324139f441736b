import { expect, test } from 'vitest'
import { headerRules, headersFor } from '../../../../scripts/hosts/headers.ts'
import { headersFile, redirectsFile } from '../../../../scripts/hosts/netlify-cloudflare.ts'

const rules = headerRules("default-src 'none'")
const addresses = [
  '/',
  '/about',
  '/assets/a.js',
  '/briefings/feed.xml',
  '/briefings/feed.json',
  '/og/a.png',
  '/llms.txt',
]

interface Block {
  path: string
  lines: string[]
}

/** The file as both hosts read it: a line that starts with a slash begins a rule. */
const blocks = (): Block[] =>
  headersFile(rules)
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split(/\n\s*/)
      return { path, lines }
    })

const matching = (address: string) =>
  blocks().filter(({ path }) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path))

const said = (line: string) => /^([^:!]+): (.*)$/.exec(line)?.slice(1) as [string, string]

/** Values are joined with a comma; `! Name` detaches: https://developers.cloudflare.com/pages/configuration/headers/ */
function asCloudflare(address: string): Record<string, string> {
  const headers: Record<string, string> = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Access-Control-Allow-Origin': '*',
  }
  const set = new Set<string>()
  for (const { lines } of matching(address)) {
    // All that is detached goes before anything is set, in whichever order the lines stand.
    for (const line of lines) if (line.startsWith('! ')) delete headers[line.slice(2)]
    for (const line of lines) {
      if (line.startsWith('! ')) continue
      const [name, value] = said(line)
      headers[name] = set.has(name) && headers[name] ? `${headers[name]}, ${value}` : value
      set.add(name)
    }
  }
  return headers
}

/** Lines without a colon are skipped and the later rule wins: https://github.com/netlify/build/tree/main/packages/headers-parser */
function asNetlify(address: string): Record<string, string> {
  const lines = matching(address).flatMap(({ lines }) => lines.filter((line) => line.includes(':')))
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...Object.fromEntries(lines.map(said)) }
}

test('Cloudflare Pages and Netlify send what the rules say, by their own reading', () => {
  for (const address of addresses) {
    expect(asCloudflare(address), address).toEqual(headersFor(address, rules))
    expect(asNetlify(address), address).toEqual(headersFor(address, rules))
  }
})

test('caching is said once for every address, whatever a host does with two rules', () => {
  for (const address of addresses) {
    const lines = matching(address).flatMap(({ lines }) => lines.filter((line) => line.startsWith('Cache-Control:')))
    expect(lines.length, address).toBe(address.startsWith('/assets/') ? 1 : 0)
  }
})

test('the file stays within what Cloudflare reads', () => {
  // 100 rules, 2,000 characters a line: https://developers.cloudflare.com/pages/configuration/headers/
  expect(blocks().length).toBeLessThanOrEqual(100)
  expect(
    headersFile(rules)
      .split('\n')
      .filter((line) => line.length > 2000),
  ).toEqual([])
})

test('a redirect goes before the page of its address on Netlify, and Cloudflare reads the line after it', () => {
  expect(redirectsFile([{ from: '/terms', to: '/terms-of-service' }])).toBe(
    '/terms /terms-of-service 301!\n/terms /terms-of-service 301\n',
  )
})
