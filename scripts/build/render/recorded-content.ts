import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { type ContentData, type ContentIndex, type WholeContent, wholeContent } from '../../../src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { type Questions, recordedIndex } from './recorded-index.ts'
import { keyOfEntry, keyOfFront, type Note, trackedData } from './tracked-data.ts'

/** What was asked of the content while something was made of it. */
export interface Recording<Result> {
  result: Result
  /** Each thing that was asked for, as text. */
  reads: string[]
  /** The pictures that were ordered. */
  orders: PictureOrder[]
}

/** What all questions together were asked of, and the answers they had. */
export interface Asked {
  /** The bodies that were read for an answer; the fields of everything count anyway. */
  bodies: string[]
  key: string
}

type Scope = 'all' | 'published'
const isQuestion = /^\["\w+","ask"/

/** The content, as pages are made from it: it notes what is asked of it, and can say later whether the answer is the same. */
export interface RecordedContent {
  /** Everything there is, and what of it is public: the same, except in a preview. */
  all: ContentIndex
  published: ContentIndex
  /** The same, as what is made beside the pages takes it. */
  data: { all: ContentData; published: ContentData }
  /** The day of the build. */
  today(): string
  record<Result>(work: () => Result): Recording<Result>
  /** The key of the answer to what was once asked for, as it is now. */
  answer(read: string): string
  /**
   * Takes answers over that questions had in an earlier build, unless something they may depend on has changed since:
   * asking thousands of them again takes long.
   */
  remember(asked: Asked, answers: readonly (readonly [read: string, key: string])[]): void
  /** What the questions depend on, for a later build. */
  asked(): Asked
}

export interface RecordedInput {
  all: ContentData
  published: ContentData
  /** Every question that is asked. */
  questions: Questions
  /** Day of the build, `YYYY-MM-DD`. */
  today: string
}

/** Where something that was asked for is looked up. */
interface Lookup {
  data: ContentData
  whole: WholeContent
  asking: Asking
}

const keyLength = 20

/** The key of an answer: a short one is its own. */
function keyOfAnswer(answer: unknown): string {
  const text = JSON.stringify(answer) ?? 'nothing'
  return text.length < keyLength ? text : cacheKey(text).slice(0, keyLength)
}

/**
 * The key of each kind of thing that is asked for, as it is now. A name that comes from a recording may stand for nothing
 * any more. What has a key of its own is not hashed again: there are two for each briefing.
 */
const looks: Record<string, (place: Lookup, ...of: [name: never, slug: string]) => string> = {
  entry: ({ whole }, name, slug) => keyOfFront(whole.entryAt(name, slug)),
  body: ({ whole }, name, slug) => keyOfEntry(whole.entryAt(name, slug)),
  entries: ({ whole }, name) => keyOfAnswer(whole.entries(name).map(keyOfFront)),
  list: ({ whole }, name) => keyOfAnswer(whole.list(name)),
  single: ({ whole }, name) => keyOfAnswer(whole.single(name)),
  download: ({ whole }, name) => keyOfAnswer(whole.download(name)),
  downloads: ({ data }) => keyOfAnswer(data.downloads),
  hasPicture: ({ whole }, name) => keyOfAnswer(whole.hasPicture(name)),
  picture: ({ whole }, name) => keyOfAnswer(whole.picture(name)),
  pictures: ({ data }) => keyOfAnswer(data.pictures),
  ask: ({ asking }, name, ...about) => keyOfAnswer(asking.ask(name, about)),
}

/** Asks questions about the content as a whole, and notes whose body is read for an answer. */
interface Asking {
  whole: WholeContent
  ask(name: string, about: string[]): unknown
}

function openAsking(data: ContentData, questions: Questions, noteBody: (...of: string[]) => void): Asking {
  const whole = wholeContent(trackedData(data, (kind, ...of) => kind === 'body' && noteBody(...of)))
  const byName = new Map(questions.map((question) => [question.name, question]))
  return { whole, ask: (name, about) => (byName.get(name) as Questions[number])(whole, ...about) }
}

/** The key of all that questions can read: every field of everything, and these bodies. */
const keyOfAll = ({ entries, ...others }: ContentData) =>
  cacheKey(
    ...Object.values(entries).map((all) => all.map(keyOfFront).join()),
    JSON.stringify([Object.keys(entries), others]),
  )

/** Opens the content for pages to be made from. */
export function recordedContent({ all, published, questions, today }: RecordedInput): RecordedContent {
  const data = { all, published }
  const wholes = { all: wholeContent(all), published: wholeContent(published) }
  const answers = new Map<string, string>()
  const bodies = new Set<string>()
  let [reads, orders] = [new Set<string>(), new Map<string, PictureOrder>()]
  const asking = (scope: Scope) =>
    openAsking(data[scope], questions, (...of) => void bodies.add(JSON.stringify([scope, 'body', ...of])))
  const placeIn = (scope: Scope): Lookup => ({ data: data[scope], whole: wholes[scope], asking: asking(scope) })
  const places = { all: placeIn('all'), published: placeIn('published') }

  const answer = (read: string): string => {
    const found = answers.get(read) ?? keyOf(read)
    answers.set(read, found)
    return found
  }
  const keyOf = (read: string): string => {
    const [scope, kind, ...of] = JSON.parse(read) as [Scope | 'today', string, ...string[]]
    if (scope === 'today') return today
    try {
      return looks[kind]?.(places[scope], ...(of as [never, string])) ?? ''
    } catch {
      return ''
    }
  }
  const askedKey = (read: readonly string[]) =>
    cacheKey(keyOfAll(all), published === all ? '' : keyOfAll(published), ...read.map(answer))
  const noteIn =
    (scope: Scope): Note =>
    (kind, ...of) =>
      void reads.add(JSON.stringify([scope, kind, ...of]))
  const order = (one: PictureOrder) => void orders.set(one.address, one)
  const indexOf = (scope: Scope) =>
    recordedIndex(wholes[scope], places[scope].asking.whole, questions, noteIn(scope), order)
  const index = indexOf('all')
  const tracked = trackedData(all, noteIn('all'))
  return {
    all: index,
    published: published === all ? index : indexOf('published'),
    data: { all: tracked, published: published === all ? tracked : trackedData(published, noteIn('published')) },
    today() {
      reads.add('["today"]')
      return today
    },
    answer,
    remember(asked, known) {
      if (askedKey(asked.bodies) !== asked.key) return
      for (const body of asked.bodies) bodies.add(body)
      for (const [read, key] of known) if (isQuestion.test(read)) answers.set(read, key)
    },
    asked() {
      const read = [...bodies].sort()
      return { bodies: read, key: askedKey(read) }
    },
    record(work) {
      ;[reads, orders] = [new Set(), new Map()]
      const result = work()
      return { result, reads: [...reads], orders: [...orders.values()] }
    },
  }
}
