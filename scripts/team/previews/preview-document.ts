import { assetFile } from '../../../src/lib/routes.ts'
import { cspHash } from '../../outputs/theme-script.ts'
import { escapeHtml } from '../../tools/escape-html.ts'
import { previewPath } from './preview-links.ts'

/** Where scripts, styles and fonts are on the site. */
export const siteAssets = assetFile.replace('*', '')
/** Scripts, styles and fonts of the site stand beside the links: they are the same for all, and visitors get them as they are. */
export const previewAssets = `${previewPath}assets/`

/** A style sheet of the site with the addresses that its files have here. */
export const previewStyles = (css: string): string => css.replaceAll(`url(${siteAssets}`, `url(${previewAssets}`)

/** It stays in sight below the page, and closed until it is pressed: the site opens everything where no script runs. */
const noteStyle = `.preview-note{background:#f3d9a4;border-top:2px solid #8a5a00;bottom:0;color:#1c2430;font:400 .9375rem/1.5 system-ui,sans-serif;left:0;max-height:70vh;overflow:auto;position:fixed;right:0;z-index:1000}
.preview-note summary{cursor:pointer;font-weight:600;padding:.625rem clamp(1rem,4vw,2rem);pointer-events:auto}
.preview-note summary::before{content:"▸ " / ""}
.preview-note [open] summary::before{content:"▾ " / ""}
.preview-note details:not([open])::details-content{content-visibility:hidden}
.preview-note summary:focus-visible,.preview-note a:focus-visible{outline:2px solid #1c2430;outline-offset:-2px}
.preview-note p,.preview-note ul{margin:0;max-width:60rem;padding:0 clamp(1rem,4vw,2rem) .75rem}
.preview-note li{list-style:none;padding:.25rem 0}
.preview-note a{color:inherit;text-decoration:underline;text-underline-offset:.2em}
.preview-note a[aria-current]{font-weight:600;text-decoration:none}
body{padding-bottom:5rem}
@media print{.preview-note{position:static}}`

/**
 * What a preview may do: nothing but show what it is made of. It runs no script and sends no form, although it stands at the
 * address of the desk.
 *
 * @param styles the inlined style sheets
 */
export const previewPolicy = (styles: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'self' ${[...styles, noteStyle].map(cspHash).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Fonts and pictures are asked for as those of this address, which is safe where no script runs.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** A page of a preview, as links name it. */
export interface PreviewPage {
  path: string
  title: string
}

/** What the documents of a preview have in common. */
export interface PreviewFrame {
  /** The path of the link, without a slash at its end. */
  base: string
  /** Where all other pages are. */
  publicSite: string
  pages: readonly PreviewPage[]
  /** Whether there is a file at an address that the site serves as it is. */
  hasFile(address: string): boolean
  /** Marks every page, in a line. */
  mark: string
  /** What there is to know besides. */
  says: readonly string[]
}

const attribute = /\s(href|src|srcset|imagesrcset|poster)="([^"]*)"/gi
/** In the HTML of React every value stands in double quotes, with no bare angle bracket in it. */
const element = /<([a-z][a-z0-9]*)(\s[^<>]*)>/g

/** The note on a page: that it is none of the public ones, and which others there are. */
function note({ base, pages, mark, says }: PreviewFrame, current: string): string {
  const items = pages.map(({ path, title }) => {
    const here = path === current ? ' aria-current="page"' : ''
    return `<li><a href="${escapeHtml(base + path)}"${here}>${escapeHtml(title)}</a></li>`
  })
  const list = items.length > 1 ? `<ul>${items.join('')}</ul>` : ''
  return (
    `<aside class="preview-note" aria-label="Preview"><details><summary>${escapeHtml(mark)}</summary>` +
    `<p>${escapeHtml(says.join(' '))}</p>${list}</details></aside>`
  )
}

/**
 * The document of a page as a preview: without scripts, marked, with its files and the other pages of the preview below the
 * path of its link, and all other links leading to the public site.
 *
 * @param html with the styles of `previewStyles`
 * @param current the path of the page
 */
export function previewDocument(html: string, frame: PreviewFrame, current: string): string {
  const { base, publicSite, pages, hasFile } = frame
  const isPage = (address: string) => pages.some(({ path }) => path === address)
  const moved = (address: string, isLink: boolean) => {
    if (!/^\/(?!\/)/.test(address)) return address
    if (address.startsWith(siteAssets)) return previewAssets + address.slice(siteAssets.length)
    const [path = ''] = address.split(/[?#]/)
    return isLink && !isPage(path) && !hasFile(path) ? publicSite + address : base + address
  }
  const led = (value: string, name: string, tag: string) => {
    const isLink = tag === 'a' || tag === 'area'
    if (!/srcset$/i.test(name)) return moved(value, isLink)
    return value
      .split(', ')
      .map((one) => moved(one, false))
      .join(', ')
  }
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(element, (_, tag: string, attributes: string) => {
      const found = attributes.replace(
        attribute,
        (_, name: string, value: string) => ` ${name}="${led(value, name, tag)}"`,
      )
      return `<${tag}${found}>`
    })
    .replace('</head>', () => `<style>${noteStyle}</style></head>`)
    .replace('<body>', () => `<body>${note(frame, current)}`)
}
