import { passageEnd, valueEnd } from './readable-text.ts'

/** A passage that has words that were looked for, as a reader reads it. */
export interface PassageFound {
  /** Where they stand in the text, and how many of its characters they are. */
  offset: number
  length: number
  before: string
  found: string
  after: string
}

/** Where words stand in a paragraph. */
type Match = [from: number, to: number]

/** How much of a passage stands before and behind what was found, in characters. */
const mostBefore = 50
const mostAfter = 100

/** A text as it is compared: people do not type curly apostrophes. */
export const comparable = (text: string) => text.replaceAll(/[‘’]/g, "'").toLowerCase()

/**
 * The passages of a readable text that have the most of some words, in their order: those that have the words as they were
 * typed, or else as many of them as any passage has.
 *
 * @param wanted the words, as they are compared
 * @param most so many are told; `more` is how many there are besides
 */
export function findPassages(
  readable: string,
  wanted: readonly string[],
  most: number,
): { passages: PassageFound[]; more: number } {
  const patterns = patternsOf(wanted)
  const found = paragraphs(readable).map((paragraph) => ({ ...paragraph, ...matches(paragraph.text, patterns) }))
  const best = Math.max(1, ...found.map(({ score }) => score))
  const all = found
    .filter(({ score }) => score === best)
    .flatMap(({ start, text, places }) => apart(text, places).map((match) => ({ start, text, match })))
  const passages = all.slice(0, most).map(({ start, text, match }) => ({
    offset: start + match[0],
    length: match[1] - match[0],
    ...passageOf(text, match),
  }))
  return { passages, more: all.length - passages.length }
}

function paragraphs(readable: string): { start: number; text: string }[] {
  let start = 0
  return readable.split(passageEnd).map((text) => {
    const paragraph = { start, text }
    start += text.length + 1
    return paragraph
  })
}

interface Patterns {
  /** All words, as they were typed. */
  together: RegExp
  each: RegExp[]
}

function patternsOf(wanted: readonly string[]): Patterns {
  const escaped = wanted.map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&').replaceAll("'", "['‘’]"))
  const pattern = (source: string) => new RegExp(source, 'giu')
  return { together: pattern(escaped.join('\\s+')), each: escaped.length > 1 ? escaped.map(pattern) : [] }
}

/** How well a paragraph has the words, and where. */
function matches(text: string, { together, each }: Patterns): { score: number; places: Match[] } {
  const places = placesOf(text, together)
  if (places.length > 0) return { score: each.length + 1, places }
  const there = each.map((pattern) => placesOf(text, pattern)).filter((found) => found.length > 0)
  // Of words that stand apart, the one that is there least often tells most.
  return { score: there.length, places: there.sort((a, b) => a.length - b.length)[0] ?? [] }
}

const placesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }): Match => [index, index + found.length])

/** The places without those that are read in the passage of an earlier one. */
function apart(text: string, places: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const match of places) {
    const last = kept.at(-1)?.[1]
    if (last === undefined || match[0] > last + mostAfter || text.slice(last, match[0]).includes(valueEnd))
      kept.push(match)
  }
  return kept
}

function passageOf(text: string, [from, to]: Match): Omit<PassageFound, 'offset' | 'length'> {
  const left = shownValues(text.slice(0, from).split(valueEnd), -1).trimStart()
  const right = shownValues(text.slice(to).split(valueEnd), 0).trimEnd()
  return {
    before: left.length > mostBefore ? `…${left.slice(-mostBefore).replace(/^\S*\s+/, '')}` : left,
    found: text.slice(from, to).replaceAll(/\s+/g, ' '),
    after: right.length > mostAfter ? `${right.slice(0, mostAfter).replace(/[\s…]+\S*$/, '')}…` : right,
  }
}

const address = /^(?:[/#]|https?:)\S*$/
/** A name or a day: what stands in a file for the site. */
const nameOrDay = /^(?:[a-z][^\s,]*|\d{4}-\d\d-\d\d\S*)$/

/**
 * The values of a passage in one line, without what is not read.
 *
 * @param edge the place of the value that belongs to what was found: it stays, whatever it is
 */
function shownValues(values: readonly string[], edge: 0 | -1): string {
  const kept = edge === 0 ? 0 : values.length - 1
  const shown: string[] = []
  let between = ' · '
  values.forEach((value, index) => {
    const words = value.trim()
    if (index !== kept && words === '') return
    if (index !== kept && address.test(words)) between = ' '
    else if (index !== kept && nameOrDay.test(words)) between = ' … '
    else {
      shown.push(...(shown.length > 0 ? [between] : []), value)
      between = ' · '
    }
  })
  return shown.join('').replaceAll(/\s+/g, ' ')
}
