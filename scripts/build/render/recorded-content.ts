import type { EntriesName } from '../../../src/content/collections.ts'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import {
  type ContentData,
  type ContentIndex,
  type Entry,
  type Question,
  type WholeContent,
  wholeContent,
} from '../../../src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'

/** What a page was made from: each thing it asked for, as text, with the key of the answer. */
export type Reads = Record<string, string>

/** What was asked of the content while something was made of it. */
export interface Recording<Result> {
  result: Result
  reads: Reads
  /** The pictures that were ordered. */
  orders: PictureOrder[]
}

/** The content, as pages are made from it: it notes what is asked of it, and can say later whether the answer is the same. */
export interface RecordedContent {
  /** Everything there is, and what of it is public: the same, except in a preview. */
  all: ContentIndex
  published: ContentIndex
  /** The day of the build. */
  today(): string
  record<Result>(work: () => Result): Recording<Result>
  /** The first thing that was asked for and would be answered differently now. Undefined when there is none. */
  changed(reads: Reads): string | undefined
}

export interface RecordedInput {
  all: ContentData
  published: ContentData
  /** Every question that is asked. */
  questions: readonly Question<string[], unknown>[]
  /** Day of the build, `YYYY-MM-DD`. */
  today: string
}

type Note = (kind: string, ...of: string[]) => void

/** An entry that notes which half of it is read: its fields, or its text. Name and address follow from where it stands. */
function recordedEntry<Name extends EntriesName>(name: Name, entry: Entry<Name>, note: Note): Entry<Name> {
  const { slug, source, url } = entry
  const text = <Field extends 'body' | 'headings' | 'words'>(field: Field): Entry<Name>[Field] => {
    note('text', name, slug)
    return entry[field]
  }
  return {
    slug,
    source,
    ...(url && { url }),
    get data() {
      note('fields', name, slug)
      return entry.data
    },
    get body() {
      return text('body')
    },
    get headings() {
      return text('headings')
    },
    get words() {
      return text('words')
    },
  }
}

/** The queries of the content, each noted with what was asked for. */
function recordedIndex(whole: WholeContent, note: Note, order: ContentIndex['order']): ContentIndex {
  const entries = new Map<object, unknown>()
  const recorded = <Name extends EntriesName>(name: Name, entry: Entry<Name>) => {
    if (!entries.has(entry)) entries.set(entry, recordedEntry(name, entry, note))
    return entries.get(entry) as Entry<Name>
  }
  const entryAt: ContentIndex['entryAt'] = (name, slug) => {
    note('entry', name, slug)
    return recorded(name, whole.entryAt(name, slug))
  }
  return {
    entries(name) {
      note('entries', name)
      return whole.entries(name).map((entry) => recorded(name, entry))
    },
    entry: entryAt,
    entryAt,
    list(name) {
      note('list', name)
      return whole.list(name)
    },
    single(name) {
      note('single', name)
      return whole.single(name)
    },
    download(address) {
      note('download', address)
      return whole.download(address)
    },
    hasPicture(file) {
      note('hasPicture', file)
      return whole.hasPicture(file)
    },
    picture(file) {
      note('picture', file)
      return whole.picture(file)
    },
    order,
    ask(question, ...about) {
      note('ask', question.name, ...about)
      return whole.ask(question, ...about)
    },
  }
}

/** Looks up what was asked for, as it is now. A name that comes from a recording may stand for nothing any more. */
function lookUp(whole: WholeContent, questions: RecordedInput['questions'], kind: string, of: string[]): unknown {
  const [name, slug] = of as [never, string]
  const entry = () => whole.entryAt(name, slug) as Entry<EntriesName>
  const looks: Record<string, () => unknown> = {
    entry: () => entry().slug,
    fields: () => entry().data,
    text: () => [entry().body, entry().headings, entry().words],
    entries: () => whole.entries(name).map((one: Entry<EntriesName>) => one.slug),
    list: () => whole.list(name),
    single: () => whole.single(name),
    download: () => whole.download(name),
    hasPicture: () => whole.hasPicture(name),
    picture: () => whole.picture(name),
    ask: () =>
      (questions.find((question) => question.name === name) as Question<string[], unknown>)(whole, ...of.slice(1)),
  }
  return looks[kind]?.()
}

/** Opens the content for pages to be made from. */
export function recordedContent({ all, published, questions, today }: RecordedInput): RecordedContent {
  const wholes = { all: wholeContent(all), published: wholeContent(published) }
  const answers = new Map<string, string>()
  let [reads, orders] = [new Set<string>(), new Map<string, PictureOrder>()]

  const answer = (read: string): string => {
    const found = answers.get(read) ?? keyOf(read)
    answers.set(read, found)
    return found
  }
  const keyOf = (read: string): string => {
    const [scope, kind, ...of] = JSON.parse(read) as [keyof typeof wholes | 'today', string, ...string[]]
    if (scope === 'today') return today
    try {
      return cacheKey(JSON.stringify(lookUp(wholes[scope], questions, kind, of)) ?? 'nothing').slice(0, 20)
    } catch {
      return ''
    }
  }
  const noteIn =
    (scope: string) =>
    (kind: string, ...of: string[]) =>
      void reads.add(JSON.stringify([scope, kind, ...of]))
  const order = (one: PictureOrder) => void orders.set(one.address, one)
  const index = recordedIndex(wholes.all, noteIn('all'), order)
  return {
    all: index,
    published: published === all ? index : recordedIndex(wholes.published, noteIn('published'), order),
    today() {
      reads.add('["today"]')
      return today
    },
    record(work) {
      ;[reads, orders] = [new Set(), new Map()]
      const result = work()
      return {
        result,
        reads: Object.fromEntries([...reads].map((read) => [read, answer(read)])),
        orders: [...orders.values()],
      }
    },
    changed: (before) => Object.entries(before).find(([read, key]) => answer(read) !== key || key === '')?.[0],
  }
}
