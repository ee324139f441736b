import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TextFound } from '../../../src/desk/api.ts'
import { fieldNameAt } from '../../../src/desk/text/field-at.ts'
import type { CheckResult } from '../../content/content.ts'

/** Searches what the files of the content say. */
export interface TextSearch {
  /** The files that have every one of some words anywhere, with the passage of the first; at most `most`. */
  find(words: string): Promise<TextFound[]>
}

export const most = 200
/** So many files are read at once: other requests are answered in between. */
const batch = 64
/** How much of a passage stands before and behind what was found, in characters. */
const before = 50
const behind = 90

/**
 * Opens the search. The texts are kept in lower case as bytes once they were searched: 10,000 entries of 5 KB are 50 MB
 * outside of the heap, gone through in a few hundredths of a second.
 */
export function createTextSearch(root: string, last: () => CheckResult): TextSearch {
  const known = new Map<string, { key: string | undefined; text: Buffer }>()
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => '')

  async function update() {
    const { results } = last()
    const news = results.filter(({ file, key }) => !known.has(file) || known.get(file)?.key !== key || !key)
    for (let at = 0; at < news.length; at += batch) {
      const texts = news.slice(at, at + batch).map(async ({ file, key }) => {
        known.set(file, { key, text: Buffer.from((await read(file)).toLowerCase()) })
      })
      await Promise.all(texts)
    }
    if (known.size === results.length) return
    const there = new Set(results.map(({ file }) => file))
    for (const file of known.keys()) if (!there.has(file)) known.delete(file)
  }

  return {
    async find(words) {
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
      if (wanted.length === 0) return []
      await update()
      const found: string[] = []
      for (const [file, { text }] of known) {
        if (wanted.every((word) => text.includes(word))) found.push(file)
        if (found.length === most) break
      }
      return Promise.all(
        found.map(async (file) => {
          const text = await read(file)
          const at = placeOf(text, wanted)
          return { file, passage: passageOf(text, at), ...whereIs(file, text, at) }
        }),
      )
    },
  }
}

/** The offset of the words together, or of the first of them. */
function placeOf(text: string, wanted: readonly string[]): number {
  const low = text.toLowerCase()
  const whole = low.indexOf(wanted.join(' '))
  return whole === -1 ? Math.max(0, low.indexOf(wanted[0] ?? '')) : whole
}

/** How the desk gets to an offset: by its field, or by its line in the body. */
function whereIs(file: string, text: string, at: number): Omit<TextFound, 'file' | 'passage'> {
  const field = fieldNameAt(file, text, at)
  if (field || file.endsWith('.json')) return { field }
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** The words around an offset, without the signs of the source. */
function passageOf(text: string, at: number): string {
  const from = Math.max(0, at - before)
  const passage = text
    .slice(from, at + behind)
    .replaceAll(/\b\w+=(?=["{])|<\/?[A-Z]\w*|\/?>|[*_`#"{}[\]]+|^-+$|\\n/gm, ' ')
  return `${from > 0 ? '…' : ''}${passage.replaceAll(/\s+/g, ' ').trim()}…`
}
