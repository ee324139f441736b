import type { PictureOrder } from '../../../src/content/picture-order.ts'
import type { PageKind } from '../../../src/lib/link-to.ts'
import type { PageMeta } from '../../../src/pages/page-data.ts'
import { readSealed, writeSealed } from '../../cache/sealed-file.ts'
import type { Asked, RecordedContent } from './recorded-content.ts'

/** A page as lists of pages name it. Its content is left out: with thousands of pages it would fill the memory. */
export interface ListedPage {
  path: string
  kind: PageKind
  /** The content file. */
  source: string
  meta: Pick<PageMeta, 'canonical' | 'index'>
}

/** What is known about a page without making it. */
export interface PageRecord {
  /** What stands at its address: kind and slug. */
  what: string
  /** The key of its files. */
  key: string
  page: ListedPage
  /** Names of the blocks that are hydrated. */
  islands: string[]
  orders: PictureOrder[]
}

/** A page as the build before left it. */
export interface KnownPage extends PageRecord {
  /** What of the content it was made from, as positions in the list of all that was read. */
  reads: readonly number[]
}

/** What builds note about the pages, by path: a page whose reads have the same answers is not made again. */
export interface PageRecords {
  find(path: string): KnownPage | undefined
  /** The first thing a page was made from that has another answer now. */
  changed(page: KnownPage): string | undefined
  /** Notes a page that was loaded, and what of the content it was made from. */
  note(record: PageRecord, reads: readonly string[]): void
  /** Notes a page that is as it was. */
  keep(page: KnownPage): void
  /** Why nothing is known of any page. Undefined when something is. */
  readonly forgotten: string | undefined
  save(): void
}

/** The records as they are kept: what was read and the key of its answer once, and in each record its positions. */
interface Kept {
  version: string
  answers: [read: string, key: string][]
  asked: Asked
  pages: KnownPage[]
}

const readKept = (file: string) => readSealed<Kept>(file, '')

/** The pages of the last build, as far as lists name them, and the blocks each is alive with. */
export const builtPages = (file: string): (ListedPage & Pick<PageRecord, 'islands'>)[] =>
  (readKept(file)?.pages ?? []).map(({ page, islands }) => ({ ...page, islands }))

function whyForgotten(kept: Kept | undefined, version: string): string | undefined {
  if (!kept) return 'no earlier build has left a record'
  return kept.version === version ? undefined : 'the code, the styles or the frame of all pages changed'
}

/** Everything that was read, each once. */
function openList(reads: string[]) {
  let positions: Map<string, number> | undefined
  return {
    at: (position: number) => reads[position] as string,
    position(read: string) {
      positions ??= new Map(reads.map((one, at) => [one, at]))
      const found = positions.get(read) ?? reads.push(read) - 1
      positions.set(read, found)
      return found
    },
  }
}

/** Opens the records of a project. Those of another version, that is of other code, are as good as none. */
export function openPageRecords(file: string, version: string, content: RecordedContent): PageRecords {
  const { answer } = content
  const kept = readKept(file)
  const forgotten = whyForgotten(kept, version)
  const { answers, pages } = kept && !forgotten ? kept : { answers: [], pages: [] }
  if (kept && !forgotten) content.remember(kept.asked, answers)
  const list = openList(answers.map(([read]) => read))
  const isOther = answers.map(([read, key]) => answer(read) !== key)
  const before = new Map(pages.map((page) => [page.page.path, page]))
  const after: KnownPage[] = []
  return {
    forgotten,
    find: (path) => before.get(path),
    changed({ reads }) {
      const position = reads.find((at) => isOther[at])
      return position === undefined ? undefined : list.at(position)
    },
    note: (record, reads) => void after.push({ ...record, reads: reads.map(list.position) }),
    keep: (page) => void after.push(page),
    save() {
      // What no page reads any more is left out, and the rest moves up.
      const moved = new Map<number, number>()
      const move = (position: number) => {
        const to = moved.get(position) ?? moved.size
        moved.set(position, to)
        return to
      }
      const noted = after.map((page) => ({ ...page, reads: page.reads.map(move) }))
      const table = [...moved.keys()].map(list.at).map((read): [string, string] => [read, answer(read)])
      const kept: Kept = { version, answers: table, asked: content.asked(), pages: noted }
      writeSealed(file, '', kept)
    },
  }
}
