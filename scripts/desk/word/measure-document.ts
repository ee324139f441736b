import JSZip from 'jszip'
import { SaxesParser } from 'saxes'
import { printChildren } from '../../../src/desk/text/body/print-node.ts'
import { lossSentences } from './lost.ts'
import { type Change, changesOf } from './measure-changes.ts'
import { knownOf, readDocx } from './read-docx.ts'
import { wordParts } from './word-parts.ts'

/** Where words stand in a document; a word belongs to the last of them that holds it. */
export const places = [
  'body',
  'heading',
  'list',
  'table',
  'box',
  'note',
  'comment',
  'page margin',
  'inserted',
  'deleted',
  'hidden',
  'formula',
  'chart, diagram',
  'picture',
] as const
export type DocumentPlace = (typeof places)[number]

/**
 * Of each place how many words there were, how many of them were told as lost, which are gone untold, and what is another
 * one now.
 */
export type Places = Map<DocumentPlace, { all: number; told: number; lost: string[]; changed: string[] }>

export interface Measured {
  places: Places
  changes: Change[]
  /** How many are told. */
  sentences: number
}

/**
 * What became of the words of a document. The truth is every `w:t` of every part, read here apart from the import.
 *
 * @throws Error when the import cannot read it, or makes of it what is no body
 */
export async function measureDocument(bytes: Uint8Array): Promise<Measured> {
  const word = await readDocx(bytes)
  const { title = '', body, losses, left, pictures } = word
  // What stands where nothing of its kind may is printed as nothing.
  body.check()
  const text = printChildren(body, () => undefined)
  const kept = new Bag(wordsOf(`${title} ${body.textBetween(0, body.content.size, ' ', ' ')}`))
  const told = new Bag(wordsOf(losses.map(({ words }) => words).join(' ')))
  const found: Places = new Map()
  const sumOf = (place: DocumentPlace) => {
    const sum = found.get(place) ?? { all: 0, told: 0, lost: [], changed: [] }
    found.set(place, sum)
    return sum
  }
  const note = (place: DocumentPlace, word: string, isKept: boolean) => {
    const sum = sumOf(place)
    sum.all += 1
    if (isKept) return
    if (told.take(word)) sum.told += 1
    else sum.lost.push(word)
  }
  for (const [place, words] of await truthOf(bytes))
    for (const word of wordsOf(words)) note(place, word, kept.take(word))
  // Words that are cut where a change or a formula ends are whole in the entry, and others joined.
  const letters = new Bag([...kept.rest(), ...told.rest()].flatMap((word) => [...word]))
  for (const sum of found.values()) sum.lost = sum.lost.filter((word) => !letters.takeAll([...word]))
  for (const [name] of pictures) note('picture', name, text.includes(`src="${name}"`))
  const changes = changesOf(await knownOf(await wordParts(bytes)), word)
  for (const { kind, within, says } of changes) {
    const [own, ...around] = within
    const holder = around.map((name) => holders[name.replace(/^w:/, '')]).findLast(Boolean)
    sumOf(kind === 'picture' ? 'picture' : (holder ?? own)).changed.push(`${kind} ${says}`)
  }
  return { places: found, changes, sentences: lossSentences(losses).length + left.length }
}

/** Words and signs, without those that fonts of signs have for themselves: they become others. */
const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}\p{Co}]/gu) ?? []

class Bag {
  readonly #counts = new Map<string, number>()
  constructor(words: readonly string[]) {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
  }
  take(word: string): boolean {
    const count = this.#counts.get(word) ?? 0
    if (count > 0) this.#counts.set(word, count - 1)
    return count > 0
  }
  takeAll(words: readonly string[]): boolean {
    return words.map((word) => this.take(word)).every(Boolean)
  }
  rest(): string[] {
    return [...this.#counts].flatMap(([word, count]) => Array<string>(count).fill(word))
  }
}

async function truthOf(bytes: Uint8Array): Promise<[DocumentPlace, string][]> {
  const zip = await JSZip.loadAsync(bytes)
  const read: [DocumentPlace, string][] = []
  for (const [file, part] of Object.entries(zip.files))
    if (
      /^word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*|charts\/chart\d*|diagrams\/data\d*)\.xml$/.test(
        file,
      )
    )
      read.push(...passagesOf(await part.async('string'), ofPart(file)))
  return read
}

function ofPart(file: string): DocumentPlace {
  if (/notes/.test(file)) return 'note'
  if (/comments/.test(file)) return 'comment'
  if (/header|footer/.test(file)) return 'page margin'
  return /charts|diagrams/.test(file) ? 'chart, diagram' : 'body'
}

const holders: Record<string, DocumentPlace> = {
  tbl: 'table',
  txbxContent: 'box',
  ins: 'inserted',
  moveTo: 'inserted',
  del: 'deleted',
  moveFrom: 'deleted',
  oMath: 'formula',
}

/** The paragraphs of a part, in pieces by place. */
function passagesOf(xml: string, part: DocumentPlace): [DocumentPlace, string][] {
  const parser = new SaxesParser({ xmlns: true })
  const read: [DocumentPlace, string][] = []
  const open: string[] = []
  let [style, hidden, fallbacks, words, from] = ['', false, 0, '', part]
  const flush = () => {
    if (words) read.push([from, words])
    words = ''
  }
  parser.on('opentag', ({ local, attributes }) => {
    const value = Object.values(attributes).find((one) => one.local === 'val')?.value ?? ''
    open.push(local)
    if (local === 'Fallback') fallbacks += 1
    if (local === 'p') {
      flush()
      style = ''
    }
    if (local === 'pStyle' && /^heading/i.test(value)) style = 'heading'
    if (local === 'numId' && value !== '0') style ||= 'list'
    if (local === 'r') hidden = false
    if (local === 'vanish' && !/^(?:0|false|off)$/.test(value)) hidden = true
    if (/^(?:tab|br|cr|ptab)$/.test(local)) words += ' '
    if (local === 'noBreakHyphen') words += '\u2011'
    if (local === 'softHyphen') words += '\u00ad'
  })
  parser.on('closetag', ({ local }) => {
    open.pop()
    if (local === 'Fallback') fallbacks -= 1
    if (local === 'p') flush()
  })
  parser.on('text', (text) => {
    const local = open.at(-1) ?? ''
    if (fallbacks > 0 || !/^(?:t|delText|v)$/.test(local)) return
    const holder = open.map((name) => holders[name]).findLast(Boolean)
    const place = hidden ? 'hidden' : (holder ?? ((part === 'body' && style) || part))
    if (place !== from) flush()
    from = place as DocumentPlace
    words += text
  })
  parser.write(xml).close()
  return read
}
