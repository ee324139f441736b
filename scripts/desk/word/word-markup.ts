import type { Markup } from '../../../src/desk/requests/legal.ts'
import { wordsWithContext } from '../../../src/desk/text/passages/find-words.ts'
import type { WordParts } from './word-parts.ts'
import { allOf, elementsOf, wordsOf, type XmlElement } from './xml-tree.ts'

/** What somebody wrote into a document, with the sign that stands at the end of its passage. */
export type PlacedMarkup = Markup & { place?: string }

/** A comment, and between which letters of the text it stands. */
interface Comment extends PlacedMarkup {
  /** The name its last paragraph has in the part that joins replies to comments. */
  paragraph: string
  start?: number
  end?: number
  was: string
  replies: Comment[]
}

const kinds: Readonly<Record<string, Markup['kind']>> = {
  'w:ins': 'inserted',
  'w:del': 'deleted',
  'w:moveTo': 'arrived',
  'w:moveFrom': 'left',
  'w:rPrChange': 'looks',
}

/** Signs that no text has, in the order of the passages they end. */
const firstSign = 0xf0000
export const isPlaceSign = (sign: string) => (sign.codePointAt(0) as number) >= firstSign

/** What others wrote into a document beside its text, found while that is written. */
export class WordMarkup {
  readonly #comments: ReadonlyMap<string, Comment>
  readonly #joined: ReadonlyMap<string, XmlElement['attrs']>
  readonly #suggestions: PlacedMarkup[] = []
  readonly #open = new Set<Comment>()
  #waiting: PlacedMarkup[] = []
  #places = 0
  #isBrought = false
  #text = ''

  /**
   * @param extended the parts that join replies to comments
   * @param marksPlaces whether the passages are signed in which something stands
   */
  constructor(
    comments: readonly XmlElement[],
    extended: readonly XmlElement[],
    readonly marksPlaces: boolean,
  ) {
    this.#comments = new Map(comments.flatMap(elementsOf).map((one) => [one.attrs['w:id'] ?? '', commentOf(one)]))
    const joined = extended.flatMap(elementsOf)
    this.#joined = new Map(joined.map(({ attrs }) => [attrs['w15:paraId'] ?? '', attrs]))
  }

  static async of(parts: WordParts, marksPlaces: boolean): Promise<WordMarkup> {
    const roots = async (type: string) => (await parts.ofType(type)).map(({ root }) => root)
    return new WordMarkup(await roots('comments'), await roots('commentsExtended'), marksPlaces)
  }

  /** Words of the text. */
  read(words: string): void {
    this.#text += words
    for (const comment of this.#open) comment.about += words
    if (!this.#isBrought) this.readGone(words)
  }

  /** Words that a change took away. */
  readGone(words: string): void {
    for (const comment of this.#open) comment.was += words
  }

  /** What is written meanwhile was brought by a change. */
  brought(write: () => string): string {
    const outer = this.#isBrought
    this.#isBrought = true
    const html = write()
    this.#isBrought = outer
    return html
  }

  /** The beginning or the end of a comment, or its mark; a change that is tracked. */
  see({ name, attrs }: XmlElement, words: string): void {
    const kind = kinds[name]
    if (kind) this.#suggest({ kind, author: attrs['w:author'] ?? '', date: attrs['w:date'] ?? '', words })
    const comment = /^w:comment/.test(name) && this.#comments.get(attrs['w:id'] ?? '')
    if (!comment) return
    if (comment.start === undefined) {
      comment.start = this.#text.length
      comment.about = ''
      this.#waiting.push(comment)
    }
    if (name === 'w:commentRangeStart') this.#open.add(comment)
    else {
      comment.end ??= this.#text.length
      this.#open.delete(comment)
    }
  }

  /** Word cuts a change at every other look. */
  #suggest(made: PlacedMarkup): void {
    const last = this.#suggestions.at(-1)
    const isOne = last && last === this.#waiting.at(-1) && last.kind === made.kind && last.author === made.author
    if (isOne) last.words += made.words
    else {
      this.#suggestions.push(made)
      this.#waiting.push(made)
    }
  }

  /** The sign at the end of a passage in which something stands. */
  sign(): string {
    if (this.#waiting.length === 0 || !this.marksPlaces) return ''
    const sign = String.fromCodePoint(firstSign + this.#places)
    for (const markup of this.#waiting) markup.place = sign
    this.#waiting = []
    this.#places += 1
    return sign
  }

  /** All of it, replies with the comments they answer. */
  all(): PlacedMarkup[] {
    const comments = [...this.#comments.values()].sort((a, b) => a.date.localeCompare(b.date))
    const answers = new Set<Comment>()
    for (const comment of comments) {
      const answered = comments.find(
        (other) => other !== comment && !answers.has(other) && this.#isReply(comment, other),
      )
      if (!answered) continue
      answered.replies.push(comment)
      answers.add(comment)
    }
    return [...this.#suggestions, ...comments.filter((one) => !answers.has(one)).map((one) => this.#told(one))]
  }

  #told({ paragraph, start, end = start, was, replies, ...markup }: Comment): PlacedMarkup {
    const about = markup.about?.trim()
    const around =
      start === undefined || end === undefined ? undefined : wordsWithContext(this.#text, { from: start, to: end })
    return {
      ...markup,
      ...(about !== undefined && { about }),
      ...(was.trim() !== (about ?? '') && { was: was.trim() }),
      ...(around && { before: around.before, after: around.after }),
      ...(/^(?:1|true|on)$/.test(this.#joined.get(paragraph)?.['w15:done'] ?? '') && { done: true }),
      replies: replies.map((one) => this.#told(one)),
    }
  }

  /** Word lists each comment, and names the one it answers; LibreOffice lists settled ones, and others give both the same words. */
  #isReply(comment: Comment, other: Comment): boolean {
    const listed = this.#joined.get(comment.paragraph)
    if (listed) return listed['w15:paraIdParent'] === other.paragraph
    const isHere = other.start !== undefined && other.start === comment.start && other.end === comment.end
    return isHere && other.date < comment.date
  }
}

function commentOf(comment: XmlElement): Comment {
  const { attrs } = comment
  const paragraphs = [...allOf(comment, /^w:p$/)]
  return {
    kind: 'comment',
    author: attrs['w:author'] ?? '',
    date: attrs['w:date'] ?? '',
    words: paragraphs.map((one) => wordsOf(one).trim()).join('\n'),
    paragraph: paragraphs.at(-1)?.attrs['w14:paraId'] ?? '',
    was: '',
    replies: [],
  }
}
