import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from './cache.ts'
import type { Source } from './discover.ts'
import type { FileResult, Placed } from './file-result.ts'

interface Known {
  stamp: string
  key: string
  result: FileResult
}

let parsers: Promise<typeof import('./parse-file.ts')> | undefined

/** The parsers, loaded only when there is something to parse: most runs find everything in the cache. */
export function loadParsers() {
  parsers ??= import('./parse-file.ts')
  return parsers
}

/** Reads files into results and remembers them: a file is read again only after it was written. */
export function createReader(root: string, cache: Cache) {
  let known = new Map<string, Known>()

  async function resultOf(
    placed: Placed,
    bytes: Buffer,
    key: string,
    added: Map<string, FileResult>,
  ): Promise<FileResult> {
    const cached = cache.get(key)
    if (cached) return cached
    const { parseFile } = await loadParsers()
    const result = parseFile(placed, bytes)
    added.set(key, result)
    return result
  }

  return {
    async read(
      sources: readonly Source[],
      named: readonly string[],
    ): Promise<{ results: FileResult[]; changed: string[] }> {
      const next = new Map<string, Known>()
      const added = new Map<string, FileResult>()
      for (const { file, place, stamp } of sources) {
        if (place.problem) continue
        const before = known.get(file)
        if (before?.stamp === stamp && !named.includes(file)) {
          next.set(file, before)
          continue
        }
        const bytes = readFileSync(join(root, file))
        const key = createHash('sha1').update(file).update('\0').update(bytes).digest('base64url')
        const placed = { file, collection: place.collection, slug: place.slug }
        const result = before?.key === key ? before.result : await resultOf(placed, bytes, key, added)
        next.set(file, { stamp, key, result })
      }
      const changed = [...new Set([...known.keys(), ...next.keys()])].filter(
        (file) => known.get(file)?.result !== next.get(file)?.result,
      )
      known = next
      const entries = [...next.values()]
      cache.save(added, new Set(entries.map((entry) => entry.key)))
      return { results: entries.map((entry) => entry.result), changed: changed.sort() }
    },
  }
}
