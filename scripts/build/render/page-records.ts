import { readFileSync } from 'node:fs'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import type { PageMeta } from '../../../src/pages/page-data.ts'
import type { TemplateName } from '../../../src/pages/views.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import type { Asked, RecordedContent } from './recorded-content.ts'

/** A page as lists of pages name it. Its content is left out: with thousands of pages it would fill the memory. */
export interface ListedPage {
  path: string
  template: TemplateName
  /** The content file. */
  source: string
  meta: Pick<PageMeta, 'canonical' | 'index'>
}

/** What is known about a page without making it. */
export interface PageRecord {
  /** What stands at its address: kind and slug. */
  what: string
  /** What of the content it was made from. */
  reads: readonly string[]
  /** The key of its files. */
  key: string
  page: ListedPage
  /** Names of the blocks that are hydrated. */
  islands: string[]
  orders: PictureOrder[]
}

/** What builds note about the pages, by path: a page whose reads have the same answers is not made again. */
export interface PageRecords {
  find(path: string): PageRecord | undefined
  /** The first thing a page was made from that has another answer now. */
  changed(record: PageRecord): string | undefined
  note(record: PageRecord): void
  /** Why nothing is known of any page. Undefined when something is. */
  readonly forgotten: string | undefined
  save(): void
}

/** The records as they are kept: what was read and the key of its answer once, and in each record its positions. */
interface Kept {
  version: string
  answers: [read: string, key: string][]
  asked: Asked
  pages: (Omit<PageRecord, 'reads'> & { reads: number[] })[]
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

/** The pages of the last build, as far as lists name them, and the blocks each is alive with. */
export const builtPages = (file: string): (ListedPage & Pick<PageRecord, 'islands'>)[] =>
  (readKept(file)?.pages ?? []).map(({ page, islands }) => ({ ...page, islands }))

function whyForgotten(kept: Kept | undefined, version: string): string | undefined {
  if (!kept) return 'no earlier build has left a record'
  return kept.version === version ? undefined : 'the code, the styles or the frame of all pages changed'
}

/** Opens the records of a project. Those of another version, that is of other code, are as good as none. */
export function openPageRecords(file: string, version: string, content: RecordedContent): PageRecords {
  const { answer } = content
  const kept = readKept(file)
  const forgotten = whyForgotten(kept, version)
  const { answers, pages } = kept && !forgotten ? kept : { answers: [], pages: [] }
  if (kept && !forgotten) content.remember(kept.asked, answers)
  const other = new Set(answers.filter(([read, key]) => answer(read) !== key).map(([read]) => read))
  const before = new Map(
    pages.map((one) => [one.page.path, { ...one, reads: one.reads.map((at) => answers[at]?.[0] as string) }]),
  )
  const after: PageRecord[] = []
  return {
    forgotten,
    find: (path) => before.get(path),
    changed: ({ reads }) => reads.find((read) => other.has(read)),
    note: (record) => void after.push(record),
    save() {
      const positions = new Map<string, number>()
      const position = (read: string) => {
        if (!positions.has(read)) positions.set(read, positions.size)
        return positions.get(read) as number
      }
      const noted = after.map((record) => ({ ...record, reads: record.reads.map(position) }))
      const table = [...positions.keys()].map((read): [string, string] => [read, answer(read)])
      writeAtomically(
        file,
        JSON.stringify({ version, answers: table, asked: content.asked(), pages: noted } satisfies Kept),
      )
    },
  }
}
