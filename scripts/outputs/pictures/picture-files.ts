import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { type PicturePlace, picturePlaces } from '../../../src/content/picture-places.ts'
import { fallbackFile, fallbackWidth } from '../../../src/content/pictures.ts'
import { cleanSvg } from '../../content/pictures/clean-svg.ts'
import { type DecodedPicture, decodePicture } from './decode-picture.ts'
import { type Encoding, encoders, subjects } from './settings.ts'

/** One file that is made for an order. */
export interface OrderedFile {
  /** From the published folder: `pictures/bridge-3fa2c1d0-cover-800.avif`. */
  name: string
  make(): Promise<Buffer>
}

/** Every file of an order. The picture is decoded once for all of them, and only when one is made. */
export function orderedFiles(root: string, order: PictureOrder): OrderedFile[] {
  const { address, widths, fallback, place, picture } = order
  const nameOf = (url: string) => url.slice(1)
  if (fallback === 'svg')
    return [{ name: nameOf(fallbackFile(order)), make: () => drawing(path.join(root, picture.file)) }]
  let decoded: Promise<DecodedPicture> | undefined
  const file = (name: string, width: number, encoding: Encoding) => ({
    name,
    async make() {
      decoded ??= decodePicture(root, order)
      return encode(await decoded, width, encoding, order)
    },
  })
  const { shared }: PicturePlace = picturePlaces[place]
  const last = file(nameOf(fallbackFile(order)), fallbackWidth(order) as number, fallback)
  if (shared) return [last]
  const inFormat = (format: 'avif' | 'webp') =>
    widths.map((width) => file(`${nameOf(address)}-${width}.${format}`, width, format))
  return [...inFormat('avif'), ...inFormat('webp'), last]
}

async function drawing(file: string): Promise<Buffer> {
  return Buffer.from(cleanSvg(await readFile(file, 'utf8')).svg)
}

function encode(
  decoded: DecodedPicture,
  width: number,
  encoding: Encoding,
  { picture }: PictureOrder,
): Promise<Buffer> {
  const subject = picture.format === 'jpg' ? subjects.photograph : subjects.drawing
  const resized = decoded.begin().resize({ width })
  if (encoding === 'avif') return resized.avif({ ...encoders.avif, ...subject }).toBuffer()
  if (encoding === 'webp') return resized.webp(encoders.webp).toBuffer()
  if (encoding === 'png') return resized.png(encoders.png).toBuffer()
  return resized
    .flatten({ background: '#fff' })
    .jpeg({ ...encoders.jpg, ...subject })
    .toBuffer()
}
