import path from 'node:path'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { openStore } from '../../cache/store.ts'
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
