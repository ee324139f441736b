import { availableParallelism } from 'node:os'
import { setImmediate as others } from 'node:timers/promises'
import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { together } from '../../tools/together.ts'
import { isBundled, workerFile } from '../../tools/worker-file.ts'
import type { Placed } from '../model/file-result.ts'
import type { Parsed, Work } from './parse-worker.ts'

/** So many files are worth a worker: it has to load the parsers and to warm up, as this process has. */
const worthWorker = 1500
const source = 'scripts/content/stages/parse-worker.ts'
/** How many files are handed over together: nobody holds what all of them say. */
const handedOver = 64

/**
 * Parses files, with so many workers beside this thread.
 *
 * @param take is given each file once, in no order.
 * @param style how the firm writes
 */
export async function parseFiles(
  root: string,
  files: readonly Placed[],
  take: (parsed: Parsed) => void,
  style?: StyleGuide,
  count = workersFor(files.length),
): Promise<void> {
  // The parsers are loaded only when there is something to parse: most runs find everything in the cache.
  if (files.length === 0) return
  const { default: parse } = await import('./parse-worker.ts')
  const left = Array.from({ length: Math.ceil(files.length / handedOver) }, (_, at): Work => {
    return { root, style, files: files.slice(at * handedOver, (at + 1) * handedOver) }
  })
  const parseHere = async (work: Work) => {
    for (const file of work.files) {
      take((await parse({ ...work, files: [file] }))[0] as Parsed)
      // What workers have done is taken, and they are given more.
      await others()
    }
  }
  const parseAll = async (parseSome: (work: Work) => Promise<void>) => {
    for (let work = left.shift(); work; work = left.shift()) await parseSome(work)
  }
  if (count === 0) return parseAll(parseHere)
  const { default: Tinypool } = await import('tinypool')
  const pool = new Tinypool({ filename: workerFile(source), minThreads: count, maxThreads: count })
  const parseApart = async (work: Work) => {
    for (const parsed of (await pool.run(work)) as Parsed[]) take(parsed)
  }
  const apart = Array.from({ length: count }, () => parseAll(parseApart))
  await together(parseAll(parseHere), ...apart).finally(() => pool.destroy())
}

function workersFor(files: number): number {
  const most = isBundled ? availableParallelism() - 1 : 0
  return Math.min(most, Math.floor(files / worthWorker))
}
