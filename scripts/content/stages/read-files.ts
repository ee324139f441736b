import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { FileResult, Placed } from '../model/file-result.ts'
import type { Cache } from './cache.ts'
import type { Source } from './discover.ts'
import { parseFiles } from './parse-files.ts'
import type { Parsed } from './parse-worker.ts'
import type { Stamped, Stamps } from './stamps.ts'

interface Known extends Stamped {
  result: FileResult
  /** Stands for the style guide it was read with. */
  style: string
}

/** How the firm writes, and what stands for it: what a file says depends on it. */
interface Style {
  guide?: StyleGuide | undefined
  key: string
}

const none: Style = { key: '' }

/** Reads files into results and remembers them: a file is read again only after it was written. */
export function createReader(root: string, cache: Cache, stamps: Stamps) {
  let known = new Map<string, Known>()

  /** What is known about a file from the last time or from the cache. */
  function lookUp({ file, stamp }: Source, changed: boolean, { key: style }: Style): Known | undefined {
    const before = knownWith(style, file)
    if (before?.stamp === stamp && !changed) return before
    const remembered = changed ? undefined : stamps.keyOf(file, stamp)
    const key = remembered ?? cacheKey(file, readFileSync(join(root, file)))
    const result = before?.key === key ? before.result : cache.get(key + style)
    return result && { stamp, key, result, style }
  }

  const knownWith = (style: string, file: string) => {
    const before = known.get(file)
    return before?.style === style ? before : undefined
  }

  /** What stands in an editor is read here and kept nowhere: it may be another text at the next key. */
  async function readOpen({ file, place, stamp }: Source, bytes: Buffer, style: Style): Promise<Known | undefined> {
    const before = knownWith(style.key, file)
    if (before?.key === stamp || place.problem) return before && { ...before, stamp }
    const { parseFile } = await import('./parse-file.ts')
    const placed = { file, collection: place.collection, slug: place.slug }
    return { stamp, key: stamp, result: parseFile(placed, bytes, style.guide), style: style.key }
  }

  /** Reads some files with a style guide. */
  async function readWith(
    style: Style,
    sources: readonly Source[],
    named: readonly string[],
    next: Map<string, Known>,
  ) {
    const waiting: (Placed & { stamp: string })[] = []
    for (const source of sources) {
      const { file, place, stamp, bytes } = source
      if (place.problem) continue
      const found = bytes ? await readOpen(source, bytes, style) : lookUp(source, named.includes(file), style)
      if (found) next.set(file, found)
      else waiting.push({ file, collection: place.collection, slug: place.slug, stamp })
    }
    const parsed = new Map<string, string>()
    const take = ({ file, key, line }: Parsed) => {
      cache.add(key + style.key, line)
      parsed.set(file, key)
    }
    await parseFiles(root, waiting, take, style.guide)
    for (const { file, stamp } of waiting) {
      const key = parsed.get(file) as string
      next.set(file, { stamp, key, result: cache.get(key + style.key) as FileResult, style: style.key })
    }
  }

  return {
    async read(
      sources: readonly Source[],
      named: readonly string[],
    ): Promise<{ results: FileResult[]; changed: string[] }> {
      const readAt = Date.now()
      const next = new Map<string, Known>()
      const isGuide = ({ place }: Source) => place.collection === 'styleGuide'
      await readWith(none, sources.filter(isGuide), named, next)
      const [guide] = next.values()
      const style = guide ? { key: ` ${guide.key}`, guide: (guide.result.value ?? undefined) as Style['guide'] } : none
      await readWith(
        style,
        sources.filter((source) => !isGuide(source)),
        named,
        next,
      )
      const changed = [...new Set([...known.keys(), ...next.keys()])].filter(
        (file) => known.get(file)?.result !== next.get(file)?.result,
      )
      known = next
      const entries = sources.flatMap(({ file }) => next.get(file) ?? [])
      for (const { key, result } of entries) result.key = key
      cache.save(entries.length, () => entries.map(({ key, style }) => key + style))
      stamps.save(next, readAt)
      return { results: entries.map(({ result }) => result), changed: changed.sort() }
    },
  }
}
