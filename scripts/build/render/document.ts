import * as routes from '../../../src/lib/routes.ts'
import { beginningOf } from '../../../src/lib/zoned-time.ts'
import type { ArticleView } from '../../../src/pages/article/template.tsx'
import { type PageData, pageIslands } from '../../../src/pages/page-data.ts'
import type { HeadLink } from '../../../src/pages/view/draft.ts'
import type { LayoutData } from '../../../src/site/layout-data.ts'
import { rareText } from '../../fonts/font-recipes.ts'
import { themeScript } from '../../outputs/theme-script.ts'
import { escapeHtml } from '../../tools/escape-html.ts'
import type { HeadExtras } from './head-extras.ts'

/** What a document links to: files the client build wrote, or their sources in development. */
export interface DocumentAssets extends HeadExtras {
  /** Inlined stylesheets, each a `<style>` of its own whose hash stands in the policy. */
  inlinedStyles: string[]
  /** Stylesheets linked in the head: in development, all of them. */
  stylesheets?: string[]
  /** Stylesheet of the rare letters, for pages that show one: fonts that come late lay out the whole page again. */
  rareFonts?: string
  entry: string
  /** Subresource integrity of the entry. */
  integrity?: string
  preloadFonts: string[]
  /** Which pages the browser may fetch ahead. Not in development, where they would be shown as they were. */
  speculationRules?: string
  /** The content file of the page, named in development. */
  source?: string
  /** The policy as a `<meta>` tag, for hosts without headers. */
  policy?: string
}

const authorOf = (page: PageData) => (page.kind === 'article' ? page.view.author : undefined)

/** The picture of the page where it is shared. It is drawn from the title, which describes it. */
function socialImage(address: string | undefined, title: string): string[] {
  if (!address) return []
  return [
    `<meta property="og:image" content="${escapeHtml(address)}">`,
    `<meta property="og:image:alt" content="${title}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Day and author of a briefing, for previews that read nothing else of it. Its day begins where the firm is. */
function articleTags(page: PageData, { officeHours }: LayoutData['site']): string[] {
  if (page.kind !== 'article') return []
  const { date, updated, author } = page.view
  const moment = ({ iso }: ArticleView['date']) => beginningOf(iso, officeHours.timeZone)
  return [
    `<meta property="article:published_time" content="${moment(date)}">`,
    `<meta property="article:modified_time" content="${moment(updated ?? date)}">`,
    `<meta property="article:author" content="${escapeHtml(author)}">`,
  ]
}

/** A link to another page of a list or to a feed. */
function headLink(link: HeadLink): string {
  const attributes = Object.entries(link).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<link ${attributes.join(' ')}>`
}

function head(page: PageData, layout: LayoutData, assets: DocumentAssets): string {
  const { meta } = page
  const title = escapeHtml(meta.title)
  const description = escapeHtml(meta.description)
  const redirect = page.kind === 'redirect' || page.kind === 'legalPermalink' ? page.view.href : undefined
  return [
    '<meta charset="utf-8">',
    assets.policy && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(assets.policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<script>${themeScript}</script>`,
    ...assets.inlinedStyles.map((css) => `<style>${css}</style>`),
    ...(assets.stylesheets ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloadFonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    redirect && `<meta http-equiv="refresh" content="0; url=${escapeHtml(redirect)}">`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${escapeHtml(meta.canonical)}">`,
    // Without it reader modes take a heading that is named "authorization" for the name of the author.
    `<meta name="author" content="${escapeHtml(authorOf(page) ?? layout.site.name)}">`,
    !meta.index && '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#051016">',
    // The name of the site stands beside it.
    `<meta property="og:title" content="${escapeHtml(meta.ownTitle)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="${page.kind === 'article' ? 'article' : 'website'}">`,
    `<meta property="og:url" content="${escapeHtml(meta.canonical)}">`,
    `<meta property="og:site_name" content="${escapeHtml(layout.site.name)}">`,
    `<meta property="og:locale" content="${layout.site.locale.replace('-', '_')}">`,
    ...articleTags(page, layout.site),
    ...socialImage(assets.image, title),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="alternate" type="application/rss+xml" href="${routes.rssFeed}">`,
    ...(meta.links ?? []).map(headLink),
    assets.structuredData && `<script type="application/ld+json">${assets.structuredData}</script>`,
    assets.speculationRules && `<script type="speculationrules">${assets.speculationRules}</script>`,
    `<script type="module" src="${assets.entry}" fetchpriority="low"${assets.integrity ? ` integrity="${assets.integrity}"` : ''}></script>`,
  ]
    .filter(Boolean)
    .join('')
}

/** What the scripts of the page are told: which page it is, and whether some of it answers by itself. */
function rootAttributes(page: PageData, { source }: DocumentAssets): string {
  const islands = pageIslands(page).length > 0 ? ' data-islands=""' : ''
  return `id="root" data-page="${escapeHtml(page.path)}"${islands}${source ? ` data-source="${escapeHtml(source)}"` : ''}`
}

/** The complete HTML document of a page. */
export function htmlDocument(page: PageData, layout: LayoutData, content: string, assets: DocumentAssets): string {
  return (
    `<!doctype html><html lang="${layout.site.locale}" data-no-script><head>${head(page, layout, assets)}</head>` +
    `<body><div ${rootAttributes(page, assets)}>${content}</div>` +
    `${assets.rareFonts && showsRareLetters(content) ? `<link rel="stylesheet" href="${assets.rareFonts}">` : ''}</body></html>`
  )
}

/** Signs that HTML writes as references. */
const references = '<>'
const written = [...rareText].filter((letter) => !references.includes(letter)).join('')

/** A rare letter in what follows a tag and is neither script nor style. */
const rareWords = new RegExp(`<(?!script|style)[^>]*>[^<]*(?:[${written.replace(/[\\^]/g, '\\$&')}]|&[lg]t;)`)

/** Whether the words of a page have letters that only the fonts of the rare letters draw. */
export const showsRareLetters = (html: string): boolean => rareWords.test(html)
