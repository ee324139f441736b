import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { cleanSvg } from '../../content/pictures/clean-svg.ts'

/** The pixels of a picture, cropped, in the largest width that is wanted. Nothing else of the file is left. */
export interface DecodedPicture {
  /** A new chain of steps that begins with these pixels. */
  begin(): Sharp
}

/**
 * Decodes a picture for an order.
 *
 * It is made smaller before it is cropped: then JPEG is decoded at a half or a quarter of its size to begin with
 * (https://sharp.pixelplumbing.com/api-resize/), which saves most of the time and of the memory.
 *
 * @throws an error that names the file when it cannot be decoded
 */
export async function decodePicture(root: string, order: PictureOrder): Promise<DecodedPicture> {
  const { picture, crop, widths } = order
  const { default: sharp } = await import('sharp')
  // It would keep up to 50 MB of results, and none is ever asked for twice.
  sharp.cache(false)
  const width = widths.at(-1) ?? crop.width
  const scale = width / crop.width
  const whole = { width: Math.max(width, Math.round(picture.width * scale)) }
  const source = path.join(root, picture.file)
  const opened =
    picture.format === 'svg'
      ? sharp(Buffer.from(cleanSvg(await readFile(source, 'utf8')).svg), { density: Math.min(72 * scale, 10_000) })
      : sharp(source, { limitInputPixels: 41_000_000 })
  try {
    const pixels = await opened
      .autoOrient()
      .resize(whole)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data, info } = pixels
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const height = Math.min(raw.height, Math.round(crop.height * scale))
    const left = Math.min(Math.round(crop.left * scale), raw.width - width)
    const top = Math.min(Math.round(crop.top * scale), raw.height - height)
    const cropped = await sharp(data, { raw }).extract({ left, top, width, height }).raw().toBuffer()
    return { begin: () => sharp(cropped, { raw: { ...raw, width, height } }) }
  } catch (error) {
    throw new Error(`${picture.file} cannot be decoded (${(error as Error).message}). Export it again.`, {
      cause: error,
    })
  }
}
