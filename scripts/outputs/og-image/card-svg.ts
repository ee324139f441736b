import { seededRandom } from '../../../src/lib/seeded-random.ts'
import { artFamilies } from '../../../src/site/hero/art/families.ts'
import { escapeHtml } from '../../tools/escape-html.ts'
import type { Card } from './card.ts'
import { setTitle } from './set-title.ts'

export const imageWidth = 1200
export const imageHeight = 630

const colors = {
  ink: '#051016',
  hairline: '#22333e',
  paper: '#f8fafa',
  faint: '#92a1aa',
  copper: '#f09b48',
  verdigris: '#35cca7',
}
const margin = 72
const column = { width: 600, height: 300 }
/** Lines of a drawing may pass behind the words; nothing is known of what a picture shows there. */
const besidePicture = { width: 488, height: 320 }
const drawing = { x: 480, width: 720 }

const displayFamily = 'Newsreader 16pt'
const monoFamily = 'IBM Plex Mono'

function art({ art: family, seed }: Card): string {
  const {
    grid,
    faint,
    strong = '',
    line,
    marks,
    end,
  } = artFamilies[family](seededRandom(`${family}:${seed}`), drawing.width, imageHeight)
  return (
    `<g transform="translate(${drawing.x})" fill="none" stroke-linecap="round">` +
    `<path d="${grid}" stroke="${colors.hairline}"/>` +
    `<path d="${faint}" stroke="${colors.verdigris}" stroke-opacity=".42"/>` +
    `<path d="${strong}" stroke="${colors.verdigris}" stroke-opacity=".7"/>` +
    `<path d="${line}" stroke="${colors.copper}" stroke-width="4"/>` +
    `<path d="${marks}" stroke="${colors.copper}" stroke-width="11"/>` +
    `<path d="${end}" stroke="${colors.copper}" stroke-width="22"/></g>`
  )
}

const photograph = (jpeg: Buffer) =>
  `<image x="${drawing.x}" width="${drawing.width}" height="${imageHeight}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`

/** The rules of the mark crossed by its diagonal, as in the site's logo. */
function mark(): string {
  const rules = Array.from({ length: 10 }, (_, i) => `M1 ${(30.5 - Math.log10(i + 1) * 29).toFixed(1)}H31`)
  return (
    `<g transform="translate(${margin} 62) scale(1.5)" fill="none"><path d="${rules.join('')}" stroke="${colors.paper}" stroke-width=".8"/>` +
    `<path d="M1 30.5L31 1.5" stroke="${colors.copper}" stroke-width="2.4"/></g>`
  )
}

function svgText(x: number, y: number, size: number, color: string, family: string, text: string, spacing = 0): string {
  return (
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${color}"` +
    `${spacing ? ` letter-spacing="${spacing}"` : ''}>${escapeHtml(text)}</text>`
  )
}

/** Everything behind the words keeps clear of them, and what begins right of `from` comes out of the dark. */
function veil(from: number): string {
  return (
    `<defs><linearGradient id="v"><stop stop-color="${colors.ink}"/><stop offset="1" stop-color="${colors.ink}" stop-opacity="0"/>` +
    `</linearGradient></defs><rect x="${drawing.x}" width="${from - drawing.x}" height="${imageHeight}" fill="${colors.ink}"/>` +
    `<rect x="${from}" width="260" height="${imageHeight}" fill="url(#v)"/>`
  )
}

/**
 * The picture of a card: ink, a drawing on ratio paper with its copper line, the title in the display face.
 *
 * @param measure width of a text in the display face, per em
 * @param cover a picture in place of the drawing, 8:7
 */
export function cardSvg(card: Card, brand: string, measure: (text: string) => number, cover?: Buffer): string {
  const { size, lines } = setTitle(card.title, cover ? besidePicture : column, measure)
  const leading = size * 1.06
  const first = 350 - (lines.length * leading) / 2 + size * 0.75
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}">` +
    `<rect width="${imageWidth}" height="${imageHeight}" fill="${colors.ink}"/>${cover ? photograph(cover) : art(card)}${veil(cover ? margin + besidePicture.width : drawing.x)}${mark()}` +
    svgText(margin + 66, 98, 34, colors.paper, displayFamily, brand) +
    svgText(
      margin,
      Math.round(first - size * 0.75 - 34),
      19,
      colors.copper,
      monoFamily,
      card.label.toUpperCase(),
      1.2,
    ) +
    lines
      .map((line, i) =>
        svgText(
          margin - size * 0.04,
          Math.round(first + i * leading),
          size,
          colors.paper,
          displayFamily,
          line,
          -size * 0.02,
        ),
      )
      .join('') +
    svgText(margin, 568, 19, colors.faint, monoFamily, card.note) +
    `</svg>`
  )
}
