import { availableParallelism } from 'node:os'
import Tinypool, { type Options } from 'tinypool'
import { together } from '../../tools/together.ts'
import { isBundled, workerFile } from '../../tools/worker-file.ts'
import type { PictureJob } from './picture-process.ts'

/** A picture of 12 megapixels takes up to 60 megabytes while files are made of it. */
const atOnce = Math.min(4, availableParallelism())

/**
 * The C library of most Linuxes has a heap for each thread and keeps in all of them what a decoder has given back: 120 MB
 * more for drawings. It is told before the process starts to use one, and to hand it back above 128 MB. Handing each block
 * back at once holds no less and takes a third longer: every page of it is filled anew. Other libraries do not know the names.
 *
 * @see https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(128 * 2 ** 20),
}

/** A process that makes pictures, with what differs from how a build has it: its memory goes back when it ends. */
export const pictureProcess = (options: Partial<Options> = {}): Tinypool =>
  new Tinypool({
    filename: workerFile('scripts/outputs/pictures/picture-process.ts'),
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: atOnce,
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    env: { ...(process.env as Record<string, string>), ...allocator },
    ...options,
  })

/**
 * Makes files of pictures in a process of its own: the pages never meet its memory.
 *
 * @param take is told of each job as soon as its files are in the store
 * @throws what the process says about a picture that cannot be made, or that it has ended without a word
 */
export async function makeApart(jobs: readonly PictureJob[], take: (job: PictureJob) => Promise<void>): Promise<void> {
  const pool = pictureProcess()
  // One that ends before it was given anything ends again: what waits is not made.
  pool.on('error', () => pool.destroy())
  const make = (job: PictureJob) =>
    pool
      .run(job)
      .catch(tell)
      .then(() => take(job))
  await together(...jobs.map(make)).finally(() => pool.destroy())
}

/** What a process says comes as plain data (tinypool 2.2); an error is what became of the process. */
function tell(problem: { message: string }): never {
  if (!(problem instanceof Error)) throw new Error(problem.message)
  throw new Error(`The pictures could not be made: ${problem.message}.`, { cause: problem })
}
