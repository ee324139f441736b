import path from 'node:path'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { openStore } from '../../cache/store.ts'
import { makeApart } from './make-apart.ts'
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

/** Opens the maker of a project's pictures. */
export function openPictureMaker(root: string): PictureMaker {
  const orders = new Map<string, PictureOrder>()
  return {
    order: (order) => void orders.set(order.address, order),
    async make(output) {
      const store = openStore(path.join(root, '.cache/pictures'))
      let made = 0
      const missing = new Map<PictureOrder, string[]>()
      for (const order of orders.values())
        for (const { name } of orderedFiles(root, order)) {
          store.use(path.basename(name))
          if (output.keep(name)) continue
          const content = store.find(path.basename(name))
          if (content) await output.put(name, content)
          else missing.set(order, [...(missing.get(order) ?? []), name])
        }
      const jobs = [...missing].map(([order, names]) => ({ root, folder: store.folder, order, names }))
      if (jobs.length > 0)
        await makeApart(jobs, async ({ names }) => {
          for (const name of names) await output.put(name, store.find(path.basename(name)) as Buffer)
          made += names.length
        })
      store.sweep()
      return made
    },
  }
}
