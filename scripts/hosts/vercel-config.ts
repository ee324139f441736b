import type { HeaderRule } from './headers.ts'
import type { Rule } from './redirects.ts'

/** `vercel.json` with the same headers and redirects as every other host. */
export function vercelConfig(headers: HeaderRule[], redirects: Rule[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: headers.map(({ path, headers: values }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
