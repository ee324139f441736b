import { brotliCompressSync, constants } from 'node:zlib'
import type { ContentIndex } from '../../src/content/queries.ts'
import { searchSources } from '../../src/pages/search/view/search-sources.ts'
import { shownWords } from '../../src/pages/search/view/shown-words.ts'
import { tellingWords } from '../../src/pages/search/view/telling-words.ts'
import { indexedTerms } from '../../src/site/search/engine.ts'
import {
  entriesPath,
  entriesPerBlock,
  type IndexFile,
  searchFields,
  searchIndexPath,
  searchWordsPath,
  type TermsFile,
  termsPath,
  type VocabularyFile,
  vocabularyPath,
} from '../../src/site/search/index-files.ts'
import { kindAt, type PackedEntry, packEntry } from '../../src/site/search/search-entry.ts'
import { atOnce, type Steps } from '../tools/turns.ts'

/** How many words of texts the index holds beside titles, headings and descriptions. */
const roomForWords = 10_000
/** Up to how many bytes, compressed, the index is one file: that of about a thousand entries. */
const largestFile = 96_000
/** Characters of postings after which the next part begins: some 3 KB with brotli. */
const largestPart = 8_000

/**
 * The files of the search, by their address: the words of the dialog, and the index of what is public today.
 *
 * @param room up to how many bytes, compressed, the index is one file.
 */
export function searchFiles(content: ContentIndex, today: string, room = largestFile): Record<string, string> {
  return atOnce(searchFilesInSteps(content, today, room))
}

/** The same, for whom it would keep from something else. */
export function* searchFilesInSteps(
  content: ContentIndex,
  today: string,
  room = largestFile,
): Steps<Record<string, string>> {
  const { synonyms, kinds } = content.single('searchWords')
  const groups = searchSources(content, today)
  const sources = Object.values(groups).flat()
  yield
  const told = yield* tellingWords(sources, roomForWords)
  const entries = sources.map((source, at) => packEntry({ ...source, words: told[at] ?? '' }))
  const counts = Object.fromEntries(
    Object.entries(groups).map(([kind, own]) => [kind, own.length]),
  ) as IndexFile['counts']
  const whole = JSON.stringify({ counts, kinds, synonyms, entries } satisfies IndexFile)
  const index = fits(whole, room)
    ? { [searchIndexPath]: whole }
    : yield* splitFiles(entries, { counts, kinds, synonyms })
  return { [searchWordsPath]: JSON.stringify(shownWords(content)), ...index }
}

/** Whether a file takes no more than this, compressed. Six times as many characters never do, whatever they say. */
const fits = (file: string, room: number) =>
  file.length < 6 * room && brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length <= room

/** A large index in parts: its terms in alphabetical order, its entries in theirs. */
function* splitFiles(
  entries: readonly PackedEntry[],
  common: Pick<IndexFile, 'counts' | 'kinds' | 'synonyms'>,
): Steps<Record<string, string>> {
  const postings = yield* postingsOf(entries, (number) => common.kinds[kindAt(number, common.counts)])
  const terms = [...postings.keys()].sort()
  yield
  const parts = inParts(terms, postings)
  const letters = [...new Set(terms.map(([letter]) => letter as string))]
  const root: IndexFile = { ...common, parts: parts.map(([first]) => first as string), letters }
  const files: Record<string, string> = { [searchIndexPath]: JSON.stringify(root) }
  for (const [part, own] of parts.entries()) {
    files[termsPath(part)] = JSON.stringify({
      terms: own.join(' '),
      postings: own.map((term) => postings.get(term) as number[][]),
    } satisfies TermsFile)
    yield
  }
  for (const letter of letters)
    files[vocabularyPath(letter)] = JSON.stringify(
      terms.filter((term) => term.startsWith(letter)).join(' ') satisfies VocabularyFile,
    )
  for (let start = 0; start < entries.length; start += entriesPerBlock)
    files[entriesPath(start / entriesPerBlock)] = JSON.stringify(entries.slice(start, start + entriesPerBlock))
  return files
}

/** For each term, for each field, the entries that have it there, each as its distance from the one before. */
function* postingsOf(
  entries: readonly PackedEntry[],
  kindOf: (number: number) => string,
): Steps<Map<string, number[][]>> {
  const fields = searchFields.map(() => new Map<string, { distances: number[]; last: number }>())
  for (const [number, entry] of entries.entries()) {
    yield
    const terms = indexedTerms(entry, kindOf(number))
    for (const [at, field] of searchFields.entries()) {
      const postings = fields[at] as (typeof fields)[number]
      for (const term of terms[field].split(' ')) {
        if (term === '') continue
        const own = postings.get(term)
        if (!own) postings.set(term, { distances: [number], last: number })
        else if (own.last !== number) {
          own.distances.push(number - own.last)
          own.last = number
        }
      }
    }
  }
  const terms = new Set(fields.flatMap((postings) => [...postings.keys()]))
  return new Map([...terms].map((term) => [term, fields.map((postings) => postings.get(term)?.distances ?? [])]))
}

/** Terms in parts of about the same size. */
function inParts(terms: readonly string[], postings: ReadonlyMap<string, number[][]>): string[][] {
  const parts: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const term of terms) {
    const own = JSON.stringify(postings.get(term)).length
    if (size + own > largestPart) {
      parts.push([])
      size = 0
    }
    size += own
    parts.at(-1)?.push(term)
  }
  return parts
}
