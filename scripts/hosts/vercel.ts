import type { HostRules } from './rules.ts'

/**
 * `vercel.json`. `cleanUrls` and `trailingSlash` redirect with 308; of two headers of one name the last one wins.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelConfig({ headers, redirects }: HostRules): string {
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
