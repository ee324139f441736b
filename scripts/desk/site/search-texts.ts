import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TextFound, TextPassage } from '../../../src/desk/requests/site.ts'
import { fieldNameAt } from '../../../src/desk/text/fields/field-at.ts'
import { plainText } from '../../../src/lib/line-ends.ts'
import type { CheckResult } from '../../content/content.ts'
import { spanAt } from '../../content/model/position.ts'
import { comparable, findPassages } from './find-passages.ts'
import { readableText } from './readable-text.ts'

/** Searches what the files of the content say. */
export interface TextSearch {
  /**
   * The files that have every one of some words anywhere, at most `most`, each with the first passages that have them.
   *
   * @param only one file, of which all passages are told
   */
  find(words: string, only?: string): Promise<TextFound[]>
}

/** So many passages of each file are told at first. */
const first = 3
/** So many of one file are told at all. */
const mostPassages = 500
/** So many files are told. */
export const most = 200
/** So many files are read at once. */
const batch = 32

/**
 * Opens the search. What is read of the texts is kept in lower case as bytes once they were searched: 10,000 entries of
 * 5 KB are 50 MB outside of the heap, gone through in a few hundredths of a second.
 */
export function createTextSearch(root: string, last: () => CheckResult): TextSearch {
  const known = new Map<string, { key: string | undefined; text: Buffer }>()
  const read = (file: string) => readFile(path.join(root, file), 'utf8').then(plainText, () => '')

  async function update() {
    const { results } = last()
    const news = results.filter(({ file, key }) => !known.has(file) || known.get(file)?.key !== key || !key)
    await inBatches(news, async ({ file, key }) => {
      known.set(file, { key, text: Buffer.from(comparable(readableText(file, await read(file)))) })
    })
    if (known.size === results.length) return
    const there = new Set(results.map(({ file }) => file))
    for (const file of known.keys()) if (!there.has(file)) known.delete(file)
  }

  return {
    async find(words, only) {
      const wanted = comparable(words).split(/\s+/).filter(Boolean)
      if (wanted.length === 0) return []
      await update()
      const found: string[] = []
      for (const [file, { text }] of known) {
        if (only !== undefined && file !== only) continue
        if (wanted.every((word) => text.includes(word))) found.push(file)
        if (found.length === most) break
      }
      const told = only === undefined ? first : mostPassages
      return inBatches(found, async (file) => passagesOf(file, await read(file), wanted, told))
    },
  }
}

/** What becomes of each of many things, some at a time: other requests are answered in between. */
async function inBatches<From, To>(all: readonly From[], act: (one: From) => Promise<To>): Promise<To[]> {
  const done: To[] = []
  for (let at = 0; at < all.length; at += batch) done.push(...(await Promise.all(all.slice(at, at + batch).map(act))))
  return done
}

function passagesOf(file: string, text: string, wanted: readonly string[], told: number): TextFound {
  const { passages, more } = findPassages(readableText(file, text), wanted, told)
  return {
    file,
    passages: passages.map(({ offset, length, ...passage }) => ({
      ...passage,
      ...whereIs(file, text, offset, length),
    })),
    ...(more > 0 && { more }),
  }
}

/** How the desk gets to an offset: by its line, and by its field where it has one. */
function whereIs(
  file: string,
  text: string,
  offset: number,
  length: number,
): Pick<TextPassage, 'field' | 'line' | 'column' | 'length'> {
  const { line, column } = spanAt(text, offset)
  return { field: fieldNameAt(file, text, offset), line, column, length }
}
