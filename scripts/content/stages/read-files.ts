import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import type { FileResult, Placed } from '../model/file-result.ts'
import type { Cache } from './cache.ts'
import type { Source } from './discover.ts'
import { parseFiles } from './parse-files.ts'
import type { Stamped, Stamps } from './stamps.ts'

interface Known extends Stamped {
  result: FileResult
}

/** Reads files into results and remembers them: a file is read again only after it was written. */
export function createReader(root: string, cache: Cache, stamps: Stamps) {
  let known = new Map<string, Known>()

  /** What is known about a file from the last time or from the cache. */
  function lookUp({ file, stamp }: Source, changed: boolean): Known | undefined {
    const before = known.get(file)
    if (before?.stamp === stamp && !changed) return before
    const remembered = changed ? undefined : stamps.keyOf(file, stamp)
    const key = remembered ?? cacheKey(file, readFileSync(join(root, file)))
    const result = before?.key === key ? before.result : cache.get(key)
    return result && { stamp, key, result }
  }

  /** What stands in an editor is read here and kept nowhere: it may be another text at the next key. */
  async function readOpen({ file, place, stamp }: Source, bytes: Buffer): Promise<Known | undefined> {
    const before = known.get(file)
    if (before?.key === stamp || place.problem) return before && { ...before, stamp }
    const { parseFile } = await import('./parse-file.ts')
    return { stamp, key: stamp, result: parseFile({ file, collection: place.collection, slug: place.slug }, bytes) }
  }

  return {
    async read(
      sources: readonly Source[],
      named: readonly string[],
    ): Promise<{ results: FileResult[]; changed: string[] }> {
      const readAt = Date.now()
      const next = new Map<string, Known>()
      const waiting: (Placed & { stamp: string })[] = []
      for (const source of sources) {
        const { file, place, stamp, bytes } = source
        if (place.problem) continue
        const found = bytes ? await readOpen(source, bytes) : lookUp(source, named.includes(file))
        if (found) next.set(file, found)
        else waiting.push({ file, collection: place.collection, slug: place.slug, stamp })
      }
      const parsed = new Map<string, string>()
      await parseFiles(root, waiting, ({ file, key, line }) => {
        cache.add(key, line)
        parsed.set(file, key)
      })
      for (const { file, stamp } of waiting) {
        const key = parsed.get(file) as string
        next.set(file, { stamp, key, result: cache.get(key) as FileResult })
      }
      const changed = [...new Set([...known.keys(), ...next.keys()])].filter(
        (file) => known.get(file)?.result !== next.get(file)?.result,
      )
      known = next
      const entries = sources.flatMap(({ file }) => next.get(file) ?? [])
      for (const { key, result } of entries) result.key = key
      cache.save(new Set(entries.map(({ key }) => key)))
      stamps.save(next, readAt)
      return { results: entries.map(({ result }) => result), changed: changed.sort() }
    },
  }
}
