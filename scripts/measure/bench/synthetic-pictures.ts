import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { articleSlug, syntheticArticle } from './synthetic-article.ts'

/** A photograph of 12 megapixels, as telephones take them. */
const size = { width: 4032, height: 3024 }

/** Grey noise of a grain, as large as the photograph. */
async function grain(width: number, sigma: number): Promise<Buffer> {
  const height = Math.round((width * size.height) / size.width)
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  const made = sharp({ create: { width, height, channels: 3, background: '#808080', noise } }).greyscale()
  return made.resize(size.width, size.height, { kernel: 'cubic' }).raw().toBuffer()
}

/** Something like a photograph for an encoder: shapes, textures and the noise of a sensor. Each seed is another one. */
async function photograph(layers: readonly Buffer[], seed: number): Promise<Buffer> {
  const [shapes, textures, sensor] = layers as [Buffer, Buffer, Buffer]
  const pixels = Buffer.alloc(size.width * size.height * 3)
  const shift = seed * 104_729
  for (let at = 0; at < shapes.length; at += 1) {
    const place = (at + shift) % shapes.length
    const light =
      (shapes[place] as number) + 0.4 * ((textures[at] as number) - 128) + 0.5 * ((sensor[place] as number) - 128)
    pixels[at * 3] = Math.min(255, Math.max(0, light * 1.05))
    pixels[at * 3 + 1] = Math.min(255, Math.max(0, light))
    pixels[at * 3 + 2] = Math.min(255, Math.max(0, light * 0.85 + 12))
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Briefings with a photograph each, every fourth of them as its cover: in a copy of the project. */
export async function addBriefings(root: string, count: number, shown: boolean): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const text = syntheticArticle(index)
    const picture = `photograph-${index}.jpg`
    const asCover = text.replace(
      'takeaways:',
      `cover:\n  src: ${picture}\n  alt: A photograph made for the bench\ntakeaways:`,
    )
    const inText = `${text}\n![A photograph made for the bench](${picture})\n`
    const file = path.join(root, 'content/articles', `${articleSlug(index)}.mdx`)
    await writeFile(file, shown ? (index % 4 === 0 ? asCover : inText) : text)
  }
}

/** The photographs themselves. */
export async function addPhotographs(root: string, count: number): Promise<void> {
  const layers = [await grain(40, 60), await grain(900, 45), await grain(size.width, 9)]
  await mkdir(path.join(root, 'content/images'), { recursive: true })
  for (let index = 0; index < count; index += 1)
    await writeFile(path.join(root, 'content/images', `photograph-${index}.jpg`), await photograph(layers, index))
}
