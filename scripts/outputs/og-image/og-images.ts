import path from 'node:path'
import type { WholeContent } from '../../../src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { filesKey } from '../../cache/files-key.ts'
import { packageVersions } from '../../cache/package-versions.ts'
import { openStore } from '../../cache/store.ts'
import { advanceOf } from '../../fonts/font-metrics.ts'
import { openFont } from '../../fonts/open-font.ts'
import type { StaticFont } from '../../fonts/static-font.ts'
import { staticFont } from '../../fonts/static-font.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import { type DecodedPicture, decodePicture } from '../pictures/decode-picture.ts'
import { type Card, cards } from './card.ts'
import { cardSvg } from './card-svg.ts'
import { drawPng } from './draw-png.ts'
import { imageAddress } from './social-image-path.ts'

/** Each picture takes three megabytes while it is drawn. */
const atOnce = 4

/** What draws the pictures. */
const code = ['scripts/outputs/og-image', 'scripts/fonts', 'src/site/hero/art', 'src/lib/seeded-random.ts']

const jpegOf = (picture: DecodedPicture) => picture.begin().flatten().jpeg({ quality: 92 }).toBuffer()

/**
 * The pictures shown where a page is shared, by file name. Only those whose words or drawing have changed are drawn;
 * the others are read back from the cache.
 */
export async function ogImages(root: string, content: WholeContent, today: string): Promise<Map<string, Buffer>> {
  const store = openStore(path.join(root, '.cache/og'))
  const [display, mono] = await Promise.all([staticFont('display'), staticFont('mono')])
  const drawing = filesKey(root, code) + packageVersions(root, ['@resvg/resvg-js', 'sharp', 'fontkit'])
  const { name } = content.single('site')
  let measure: ReturnType<typeof textMeasure> | undefined
  const draw = async (card: Card) => {
    measure ??= textMeasure(display)
    const cover = card.cover && (await jpegOf(await decodePicture(root, card.cover)))
    return drawPng(cardSvg(card, name, await measure, cover), [display.file, mono.file])
  }
  const images = new Map<string, Buffer>()
  const pool = openTaskPool(atOnce)
  for (const [address, card] of cards(content, today)) {
    const key = cacheKey(drawing, name, JSON.stringify(card))
    await pool.add(async () => void images.set(imageAddress(address).slice(1), await store.get(key, () => draw(card))))
  }
  await pool.done()
  store.sweep()
  return images
}

/** Measures texts set in a font. Returns the width of a text, per em. */
async function textMeasure({ font }: StaticFont): Promise<(text: string) => number> {
  const opened = await openFont(font)
  const known = new Map<string, number>()
  const width = (letter: string) => {
    const found = known.get(letter) ?? advanceOf(opened, letter)
    known.set(letter, found)
    return found
  }
  return (text) => [...text].reduce((sum, letter) => sum + width(letter), 0)
}
