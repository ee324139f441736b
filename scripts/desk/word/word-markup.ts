import type { Markup } from '../../../src/desk/requests/legal.ts'
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
  replies: Markup[]
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
  readonly #parents: ReadonlyMap<string, string>
  readonly #suggestions: PlacedMarkup[] = []
  readonly #open = new Set<Comment>()
  #waiting: PlacedMarkup[] = []
  #places = 0
  #letters = 0

  /** @param extended the parts that join replies to comments */
  constructor(comments: readonly XmlElement[], extended: readonly XmlElement[]) {
    this.#comments = new Map(comments.flatMap(elementsOf).map((one) => [one.attrs['w:id'] ?? '', commentOf(one)]))
    const joined = extended.flatMap(elementsOf)
    this.#parents = new Map(joined.map(({ attrs }) => [attrs['w15:paraId'] ?? '', attrs['w15:paraIdParent'] ?? '']))
  }

  static async of(parts: WordParts): Promise<WordMarkup> {
    const roots = async (type: string) => (await parts.ofType(type)).map(({ root }) => root)
    return new WordMarkup(await roots('comments'), await roots('commentsExtended'))
  }

  /** Words of the text. */
  read(words: string): void {
    this.#letters += words.length
    for (const comment of this.#open) comment.about += words
  }

  /** The beginning or the end of a comment, or its mark; a change that is tracked. */
  see({ name, attrs }: XmlElement, words: string): void {
    const kind = kinds[name]
    if (kind) this.#suggest({ kind, author: attrs['w:author'] ?? '', date: attrs['w:date'] ?? '', words })
    const comment = /^w:comment/.test(name) && this.#comments.get(attrs['w:id'] ?? '')
    if (!comment) return
    if (comment.start === undefined) {
      comment.start = this.#letters
      comment.about = ''
      this.#waiting.push(comment)
    }
    if (name === 'w:commentRangeStart') this.#open.add(comment)
    if (name !== 'w:commentRangeStart') comment.end ??= this.#letters
    if (name === 'w:commentRangeEnd') this.#open.delete(comment)
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
    if (this.#waiting.length === 0) return ''
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
      answered.replies.push(told(comment))
      answers.add(comment)
    }
    return [...this.#suggestions, ...comments.filter((one) => !answers.has(one)).map(told)]
  }

  /** Word names the comment that is answered; others give both the same words. */
  #isReply(comment: Comment, other: Comment): boolean {
    const parent = this.#parents.get(comment.paragraph)
    if (this.#parents.size > 0) return parent !== '' && parent === other.paragraph
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
    replies: [],
  }
}

const told = ({ paragraph: _, start: __, end: ___, ...markup }: Comment): PlacedMarkup => markup
