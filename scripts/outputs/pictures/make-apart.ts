import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type PictureAnswer, type PictureJob, url } from './picture-process.ts'

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

/**
 * Makes files of pictures in a process of its own: its memory goes back when it ends, and the pages never meet it.
 *
 * @param take is told the name of each file as soon as it is in the store.
 * @throws what the process says about a picture that cannot be made, or that it has ended without a word
 */
export async function makeApart(job: PictureJob, take: (name: string) => Promise<void>): Promise<void> {
  const child = fork(fileURLToPath(url), {
    // From the bundle it is JavaScript already.
    execArgv: url.pathname.endsWith('.js') ? [] : ['--import', 'tsx'],
    env: { ...process.env, ...allocator },
  })
  const failures: unknown[] = []
  const taken: Promise<void>[] = []
  child.on('message', (answer: PictureAnswer) => {
    if ('problem' in answer) failures.push(new Error(answer.problem))
    else taken.push(take(answer.name).catch((error: unknown) => void failures.push(error)))
  })
  // One that does not live to read this says so by its code.
  child.send(job, () => undefined)
  const [code, signal] = await once(child, 'close')
  await Promise.all(taken)
  if (failures.length > 0) throw failures[0]
  if (code !== 0)
    throw new Error(`The pictures could not be made: their process ended with ${signal ?? `code ${code}`}.`)
}
