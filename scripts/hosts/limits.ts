import type { Integrations } from '../../src/content/schemas/integrations.ts'
import type { Issue } from '../content/model/issue.ts'
import { cloudFrontFunction } from './cloudfront-function.ts'
import { redirectsFile } from './netlify-cloudflare.ts'
import type { HostName, Rule } from './rules.ts'

/** What a host takes at most of something that grows with the redirects. */
interface Limit {
  host: HostName
  name: string
  most: number
  unit: string
  of: (redirects: Rule[]) => number
}

const limits: readonly Limit[] = [
  {
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions
    host: 'cloudfront',
    name: 'CloudFront',
    most: 10_240,
    unit: 'bytes in a function',
    of: (redirects) => Buffer.byteLength(cloudFrontFunction(redirects)),
  },
  {
    // A line it refuses counts, too. https://developers.cloudflare.com/pages/configuration/redirects/#per-file
    host: 'cloudflare-pages',
    name: 'Cloudflare Pages',
    most: 2000,
    unit: 'lines in _redirects',
    of: (redirects) => redirectsFile(redirects).split('\n').length - 1,
  },
  {
    // https://vercel.com/docs/redirects/configuration-redirects#limits
    host: 'vercel',
    name: 'Vercel',
    most: 2048,
    unit: 'redirects',
    of: (redirects) => redirects.length,
  },
]

/**
 * What the redirects of the content are too many for: an error for the host in use, since it would leave some out or refuse
 * the site; for the others a warning, so that nobody finds it out on the day of a move.
 */
export function passedLimits(redirects: Rule[], { host }: Pick<Integrations, 'host'>): Issue[] {
  return limits.flatMap((limit): Issue[] => {
    const count = limit.of(redirects)
    if (count <= limit.most) return []
    return [
      {
        severity: limit.host === host ? 'error' : 'warning',
        rule: 'host-limit',
        file: 'content/site/redirects.json',
        message: `${limit.name} takes ${limit.most} ${limit.unit}, and with ${redirects.length} redirects there are ${count}.`,
        hint: 'Remove redirects that nobody follows any more; the host in use is named in content/site/integrations.json.',
      },
    ]
  })
}
