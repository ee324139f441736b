import path from 'node:path'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { openStore } from '../../cache/store.ts'
import { decodePicture } from './decode-picture.ts'
import { orderedFiles } from './picture-files.ts'

/** What to make of a picture: an order, and its files that are missing, by name. */
export interface PictureJob {
  root: string
  folder: string
  order: PictureOrder
  names: string[]
}

/** Makes the missing files of an order and keeps them in the store. @throws what is wrong with its picture */
export default async function makePicture({ root, folder, order, names }: PictureJob): Promise<void> {
  const store = openStore(folder)
  for (const { name, make } of orderedFiles(root, order))
    if (names.includes(name)) store.keep(path.basename(name), await make())
}

/** A picture that is shown where somebody writes. */
export interface PreviewJob {
  root: string
  order: PictureOrder
  width: number
}

/**
 * Makes a picture for the live preview, in WebP whatever its address ends in: that takes a tenth of the time of AVIF, and
 * browsers go by the type that is sent. @throws what is wrong with it
 */
export async function makePreview({ root, order, width }: PreviewJob): Promise<Uint8Array> {
  const { begin } = await decodePicture(root, order)
  return begin().resize({ width }).webp({ quality: 80, effort: 0 }).toBuffer()
}
