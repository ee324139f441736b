import { readdirSync } from 'node:fs'
import path from 'node:path'

/** One address and what every host has to answer. */
export interface Row {
  address: string
  /** Where it leads in the end, by permanent redirects alone; itself when absent. */
  end?: string
  status: 200 | 404
  /** Published file whose bytes are sent. */
  file: string
  type: RegExp
  /** Whether the browser asks every time or keeps it for a year. */
  cache: 'ask' | 'keep'
  /** Who may embed it. */
  embed: 'same-origin' | 'cross-origin'
  /** Whether it travels compressed. */
  compressed: boolean
}

const html = /^text\/html; ?charset=utf-8$/i

const file = (address: string, type: RegExp, more: Partial<Row> = {}): Row => ({
  address,
  status: 200,
  file: address.slice(1),
  type,
  cache: 'ask',
  embed: 'same-origin',
  compressed: true,
  ...more,
})

const page = (address: string, more: Partial<Row> = {}) => {
  const end = (more.end ?? address).replace(/\?.*/, '')
  return file(address, html, { file: end === '/' ? 'index.html' : `${end.slice(1)}.html`, ...more })
}

const missing = (address: string, more: Partial<Row> = {}) =>
  file(address, html, { status: 404, file: '404.html', ...more })

/** Every kind of address the site has, once. `folder` is the published one: names of assets carry a hash. */
export function addressTable(folder: string): Row[] {
  const oneOf = (place: string, ending: string) => {
    const name = readdirSync(path.join(folder, place)).find((entry) => entry.endsWith(ending))
    if (!name) throw new Error(`The build holds no ${place}/*${ending}`)
    return `/${place}/${name}`
  }
  const asset = (ending: string, type: RegExp, compressed = true) =>
    file(oneOf('assets', ending), type, { cache: 'keep', compressed })
  const feed = (name: string, type: RegExp) => file(`/briefings/${name}`, type, { embed: 'cross-origin' })
  const rss = /^application\/rss\+xml; ?charset=utf-8$/
  const briefing = oneOf('briefings', '.html').replace('.html', '')
  return [
    page('/'),
    page('/about'),
    page('/about?from=letter', { end: '/about?from=letter' }),
    page('/briefings'),
    page(briefing),
    page('/services/culture-change'),
    // Other spellings of an address lead to the one it has.
    page('/index.html', { end: '/' }),
    page('/index', { end: '/' }),
    page('/index/', { end: '/' }),
    page('/about/index', { end: '/about' }),
    page('/about/index.html', { end: '/about' }),
    page('/about/', { end: '/about' }),
    page('/about/?from=letter', { end: '/about?from=letter' }),
    page('/about.html', { end: '/about' }),
    page('/about.html?from=letter', { end: '/about?from=letter' }),
    page('/briefings/', { end: '/briefings' }),
    page(`${briefing}/`, { end: briefing }),
    // Redirects of the content.
    page('/terms', { end: '/terms-of-service' }),
    page('/terms?from=letter', { end: '/terms-of-service?from=letter' }),
    page('/terms/', { end: '/terms-of-service' }),
    page('/terms.html', { end: '/terms-of-service' }),
    page('/services/government-solutions', { end: '/government-solutions' }),
    // Files by kind.
    asset('.js', /^(?:text|application)\/javascript\b/),
    asset('.css', /^text\/css\b/),
    asset('.woff2', /^font\/woff2$/, false),
    file('/_data/about.json', /^application\/json\b/),
    feed('feed.xml', rss),
    file(oneOf('briefings/feeds', '.xml'), rss, { embed: 'cross-origin' }),
    feed('atom.xml', /^application\/atom\+xml; ?charset=utf-8$/),
    feed('feed.json', /^application\/feed\+json; ?charset=utf-8$/),
    file(oneOf('og', '.png'), /^image\/png$/, { embed: 'cross-origin', compressed: false }),
    ...(['.avif', '.webp', '.jpg'] as const).map((ending) =>
      file(oneOf('pictures', ending), new RegExp(`^image/${ending === '.jpg' ? 'jpeg' : ending.slice(1)}$`), {
        cache: 'keep',
        embed: 'cross-origin',
        compressed: false,
      }),
    ),
    file(oneOf('icons', '.png'), /^image\/png$/, { compressed: false }),
    file(oneOf('downloads', '.pdf'), /^application\/pdf$/, { compressed: false }),
    // UTF-8 is what a calendar is in when nothing is said: RFC 5545, section 3.1.4.
    file(oneOf('calendar', '.ics'), /^text\/calendar\b/),
    file('/llms.txt', /^text\/plain; ?charset=utf-8$/i),
    file('/.well-known/security.txt', /^text\/plain; ?charset=utf-8$/i),
    file('/.well-known/site.json', /^application\/json\b/),
    file('/robots.txt', /^text\/plain\b/),
    file('/sitemap.xml', /^(?:text|application)\/xml\b/),
    file('/favicon.svg', /^image\/svg\+xml\b/),
    // What is not there, folders, and what is not for visitors.
    missing('/nowhere'),
    missing('/nowhere.txt'),
    missing('/about/nowhere'),
    missing('/assets/none-00000000.js'),
    missing('/nowhere/', { end: '/nowhere' }),
    missing('/assets/', { end: '/assets' }),
    missing('//elsewhere.example/', { end: '/elsewhere.example' }),
    missing('//elsewhere.example/page.html', { end: '/elsewhere.example/page' }),
    missing('/404'),
    missing('/404.html', { end: '/404' }),
    ...['/_headers', '/_redirects', '/.htaccess', '/.nojekyll', '/vercel.json', '/Caddyfile'].map((name) =>
      missing(name),
    ),
  ]
}
