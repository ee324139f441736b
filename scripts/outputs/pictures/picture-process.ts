import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { openStore } from '../../cache/store.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import { orderedFiles } from './picture-files.ts'

/** What to make: orders, and of each the files that are missing, by name. */
export interface PictureJob {
  root: string
  folder: string
  missing: { order: PictureOrder; names: string[] }[]
}
/** A file that is in the store now, or why one cannot be made. */
export type PictureAnswer = { name: string } | { problem: string }

/** This file, to start a process with. */
export const url = new URL(import.meta.url)

/** A picture of 12 megapixels takes up to 60 megabytes while files are made of it. */
const atOnce = Math.min(4, availableParallelism())

const answer = (message: PictureAnswer) => new Promise((sent) => process.send?.(message, sent))

async function makeAll({ root, folder, missing }: PictureJob): Promise<void> {
  const store = openStore(folder)
  const pool = openTaskPool(atOnce)
  for (const { order, names } of missing) {
    const files = orderedFiles(root, order).filter(({ name }) => names.includes(name))
    await pool.add(async () => {
      for (const { name, make } of files) {
        store.keep(path.basename(name), await make())
        await answer({ name })
      }
    })
  }
  await pool.done()
}

if (process.send && process.argv[1] === fileURLToPath(url)) {
  // Whoever started it has ended, or has been told everything.
  process.once('disconnect', () => process.exit())
  process.once('message', (job: PictureJob) =>
    makeAll(job)
      .catch((error: Error) => answer({ problem: error.message }))
      .finally(() => process.disconnect()),
  )
}
