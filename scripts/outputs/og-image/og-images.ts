import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentIndex } from '../../../src/content/queries.ts'
import { openTaskPool } from '../../build/write/task-pool.ts'
import { cards } from './card.ts'
import { cardSvg, imageHeight, imageWidth } from './card-svg.ts'
import { imageFonts } from './image-fonts.ts'
import { indexedPng } from './indexed-png.ts'
import { imageAddress } from './social-image-path.ts'

/** Each picture takes three megabytes while it is drawn. */
const atOnce = 4

async function drawPng(svg: string, fontFiles: string[]): Promise<Buffer> {
  // Loaded when there is something to draw: most builds change no image.
  const { Resvg } = await import('@resvg/resvg-js')
  // In this thread: handing three megabytes over from another one takes longer than drawing them.
  const { pixels } = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render()
  return indexedPng(pixels, imageWidth, imageHeight)
}

/** Removes what no page shows any more. */
async function forget(folder: string, used: Set<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => name.endsWith('.png') && !used.has(name))
  await Promise.all(stale.map((name) => rm(path.join(folder, name))))
}

/**
 * The pictures shown where a page is shared, by file name. Only those whose words or drawing have changed are drawn;
 * the others are read back from the cache.
 */
export async function ogImages(root: string, content: ContentIndex): Promise<Map<string, Buffer>> {
  const folder = path.join(root, '.cache/og')
  const { display, mono } = await imageFonts()
  await mkdir(folder, { recursive: true })
  const { name } = content.single('site')
  const used = new Set<string>()
  const images = new Map<string, Buffer>()
  const pool = openTaskPool(atOnce)
  for (const [key, card] of cards(content)) {
    const svg = cardSvg(card, name, display)
    const cached = `${createHash('sha1').update(display.font).update(mono.font).update(svg).digest('hex')}.png`
    used.add(cached)
    const file = path.join(folder, cached)
    await pool.add(async () => {
      const image = await readFile(file).catch(async () => {
        const drawn = await drawPng(svg, [display.file, mono.file])
        await writeFile(file, drawn)
        return drawn
      })
      images.set(imageAddress(key).slice(1), image)
    })
  }
  await pool.done()
  await forget(folder, used)
  return images
}
