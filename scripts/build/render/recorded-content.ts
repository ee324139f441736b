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

/** What was asked of the content while something was made of it. */
export interface Recording<Result> {
  result: Result
  /** Each thing that was asked for, as text. */
  reads: string[]
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
  /** The key of the answer to what was once asked for, as it is now. */
  answer(read: string): string
}

export interface RecordedInput {
  all: ContentData
  published: ContentData
  /** Every question that is asked. */
  questions: Questions
  /** Day of the build, `YYYY-MM-DD`. */
  today: string
}

type Questions = readonly Question<string[], unknown>[]
type Note = (kind: string, ...of: string[]) => void

/** The queries of the content, each noted with what was asked for. */
function recordedIndex(
  whole: WholeContent,
  questions: Questions,
  note: Note,
  order: ContentIndex['order'],
): ContentIndex {
  const entryAt: ContentIndex['entryAt'] = (name, slug) => {
    note('entry', name, slug)
    return whole.entryAt(name, slug)
  }
  return {
    entries(name) {
      note('entries', name)
      return whole.entries(name)
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
      if (!questions.includes(question as never))
        throw new Error(
          `${question.name} is not among the questions that are asked again (src/pages/view/questions.ts).`,
        )
      note('ask', question.name, ...about)
      return whole.ask(question, ...about)
    },
  }
}

const keyOfEntry = (entry: Entry<EntriesName>) => entry.key ?? cacheKey(JSON.stringify(entry))

/** Looks up what was asked for, as it is now. A name that comes from a recording may stand for nothing any more. */
function lookUp(whole: WholeContent, questions: Questions, kind: string, of: string[]): unknown {
  const [name, slug] = of as [never, string]
  const looks: Record<string, () => unknown> = {
    entry: () => keyOfEntry(whole.entryAt(name, slug)),
    entries: () => whole.entries(name).map(keyOfEntry),
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
  const index = recordedIndex(wholes.all, questions, noteIn('all'), order)
  return {
    all: index,
    published: published === all ? index : recordedIndex(wholes.published, questions, noteIn('published'), order),
    today() {
      reads.add('["today"]')
      return today
    },
    answer,
    record(work) {
      ;[reads, orders] = [new Set(), new Map()]
      const result = work()
      return { result, reads: [...reads], orders: [...orders.values()] }
    },
  }
}
