import type { Integrations } from '../../src/content/schemas/integrations.ts'
import { linkTo } from '../../src/lib/link-to.ts'
import * as routes from '../../src/lib/routes.ts'
import { waitForStyles } from '../../src/site/frame/blocks-stylesheet.tsx'
import { speculationRules } from '../outputs/speculation-rules.ts'
import { cspHash, themeScript } from '../outputs/theme-script.ts'

/** Where a form may be sent: this origin, or the origin of an endpoint elsewhere. */
function formOrigins({ contact, digest }: Integrations): string {
  const origins = [contact, digest]
    .filter(({ mode, endpoint }) => mode === 'endpoint' && endpoint?.startsWith('https:'))
    .map(({ endpoint }) => new URL(endpoint as string).origin)
  return ["'self'", ...new Set(origins)].join(' ')
}

/** The content security policy of every page. `styles` are the inlined stylesheets. */
export function contentSecurityPolicy(styles: string[], integrations: Integrations): string {
  const origins = formOrigins(integrations)
  return [
    "default-src 'none'",
    `script-src 'self' ${[themeScript, speculationRules, waitForStyles].map(cspHash).join(' ')}`,
    `style-src 'self' ${styles.map(cspHash).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${origins}`,
    "media-src 'self'",
    "manifest-src 'self'",
    `form-action ${origins}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
}

/** The policy as a `<meta>` tag may carry it, for hosts without headers. */
export function metaPolicy(policy: string): string {
  return policy.replace("; frame-ancestors 'none'", '').replace('; upgrade-insecure-requests', '')
}

/** Response headers of a group of addresses; `path` may end in `*`. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/**
 * Kept by the browser, asked about every time. Netlify, Cloudflare Pages and Vercel send exactly this when told nothing,
 * which leaves `_headers` without two rules for one address.
 *
 * @see https://docs.netlify.com/build/caching/caching-overview/
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/#caching-and-performance
 * @see https://vercel.com/docs/headers/cache-control-headers#default-cache-control-value
 */
export const askEveryTime = 'public, max-age=0, must-revalidate'

/** Feeds are for other sites to show. */
const feed = (path: string, type: string): HeaderRule => ({
  path,
  headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
})

/** Texts in UTF-8, which hosts send without the character set. */
const text = (path: string): HeaderRule => ({ path, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** The type of files that servers do not know by their ending. */
export const typesByEnding = {
  ics: 'text/calendar; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
}

/**
 * All response headers of the site. Later rules override earlier ones. Search engines stay out of a preview.
 *
 * @param documents the legal texts that have feeds
 */
export function headerRules(policy: string, preview = false, documents: readonly string[] = []): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Frame-Options': 'DENY',
        'Cache-Control': askEveryTime,
        // Files know no parameters: one fetched ahead serves every question and every filter.
        'No-Vary-Search': 'params',
        ...(preview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    { path: routes.assetFile, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Kept for good like scripts, and shown by readers of feeds and search engines.
    {
      path: routes.pictureFile,
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    feed(routes.rssFeed, 'application/rss+xml'),
    feed(routes.atomFeed, 'application/atom+xml'),
    feed(routes.jsonFeed, 'application/feed+json'),
    feed(routes.categoryFeed.replace(/:.*/, '*'), 'application/rss+xml'),
    ...documents.flatMap((document) => [
      feed(linkTo('legalFeed', { document }), 'application/rss+xml'),
      feed(linkTo('legalJsonFeed', { document }), 'application/feed+json'),
    ]),
    // Pictures are shown by the sites where a page is shared.
    { path: routes.socialImageFile, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    text(routes.llmsFile),
    text(routes.securityFile),
  ]
}

/** The headers one address is served with. */
export function headersFor(pathname: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/**
 * The rules without what only holds on a host with a certificate. Chromium and Firefox make an exception for localhost;
 * Safari's engine does not, so that there every file of a page would be asked for over https and fail.
 */
export function withoutHttps(rules: HeaderRule[]): HeaderRule[] {
  return rules.map(({ path, headers }) => {
    const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...rest } = headers
    const local = policy?.replace(/; *upgrade-insecure-requests/, '')
    return { path, headers: local ? { ...rest, 'Content-Security-Policy': local } : rest }
  })
}
