import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { openStore } from '../../cache/store.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import { orderedFiles } from './picture-files.ts'

/** Makes the pictures that pages show. */
export interface PictureMaker {
  /** Notes what a page shows; the same may be ordered by many pages. */
  order(order: PictureOrder): void
  /**
   * Makes what was ordered: a name stands for what is in the file, so that one that is published is right already, and
   * one in the cache is only copied. Returns how many files were made.
   */
  make(output: PictureOutput): Promise<number>
}

/** Where the pictures go. */
export interface PictureOutput {
  /** Whether a file is published already: then it stays. */
  keep(file: string): boolean
  put(file: string, content: Buffer): Promise<void>
}

/** A picture of 12 megapixels takes up to 60 megabytes while files are made of it. */
const atOnce = Math.min(4, availableParallelism())

/** Opens the maker of a project's pictures. */
export function openPictureMaker(root: string): PictureMaker {
  const orders = new Map<string, PictureOrder>()
  return {
    order: (order) => void orders.set(order.address, order),
    async make(output) {
      const store = openStore(path.join(root, '.cache/pictures'))
      const pool = openTaskPool(atOnce)
      let made = 0
      for (const order of orders.values()) {
        const files = orderedFiles(root, order)
        const wanted = files.filter(({ name }) => {
          store.use(path.basename(name))
          return !output.keep(name)
        })
        if (wanted.length === 0) continue
        await pool.add(async () => {
          for (const { name, make } of wanted) {
            const content = await store.get(path.basename(name), () => {
              made += 1
              return make()
            })
            await output.put(name, content)
          }
        })
      }
      await pool.done()
      store.sweep()
      return made
    },
  }
}
