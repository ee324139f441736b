import { readFileSync } from 'node:fs'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import type { PageData, PageFrame } from '../../../src/pages/page-data.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import type { Reads } from './recorded-content.ts'

/** What is known about a page without making it. */
export interface PageRecord {
  /** What stands at its address, as text. */
  address: string
  /** What it was made from. */
  reads: Reads
  /** The key of its files. */
  key: string
  /** The page without its content: with thousands of pages that would fill the memory. */
  page: PageFrame & Pick<PageData, 'template'>
  /** Names of the blocks that are hydrated. */
  islands: string[]
  orders: PictureOrder[]
}

/** What builds note about the pages, by path: a page whose reads have the same answers is not made again. */
export interface PageRecords {
  find(path: string): PageRecord | undefined
  note(path: string, record: PageRecord): void
  /** Why nothing is known of any page: undefined when something is. */
  readonly forgotten: string | undefined
  save(): void
}

interface Noted {
  version: string
  records: Record<string, PageRecord>
}

function read(file: string): Noted | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Noted
  } catch {
    return undefined
  }
}

/** Opens the records of a project. Those of another version, that is of other code, are as good as none. */
export function openPageRecords(file: string, version: string): PageRecords {
  const noted = read(file)
  const forgotten = !noted
    ? 'there is no record of an earlier build'
    : noted.version !== version
      ? 'the code, the styles or the frame changed'
      : undefined
  const before = forgotten === undefined ? (noted?.records ?? {}) : {}
  const after: Record<string, PageRecord> = {}
  return {
    forgotten,
    find: (path) => before[path],
    note(path, record) {
      after[path] = record
    },
    save: () => writeAtomically(file, JSON.stringify({ version, records: after } satisfies Noted)),
  }
}
