import { fieldsEnd } from '#src/lib/fields-end.ts'
import { type Span, spanAt } from '../../model/position.ts'

/** Where words of a sentence stand in a file; undefined where they are written in another way, for example with an escape. */
export type FindPlace = (where: Where, sentence: string, at: number, length: number) => Span | undefined

/** What a text is a part of. */
export type Where = 'field' | 'attribute' | 'body'

type Word = { word: string; start: number; end: number }

/**
 * What stands between the words of a body without being read: comments, tags, addresses, code, calls of footnotes. None is so
 * long that looking for an end which is missing takes its time.
 */
const unread =
  /\{\/\*[\s\S]{0,2000}?\*\/\}|<\/?[A-Z][^>]{0,2000}>|\]\([^)\s]{0,2000}|`[^`]{0,2000}`|\[\^[^\]\s]{1,100}\]/g
const blank = (part: string) => part.replace(/[^\n]/g, ' ')

const tag = /<[A-Z][^>]{0,2000}>/g

const placedWords = (text: string, from = 0): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    return { word, start: from + index, end: from + index + word.length }
  })

/**
 * Finds sentences in a file by their words: signs that format them, and line ends, stand between these. A sentence that is
 * asked for again is looked for behind the last place.
 */
export function placeFinder(source: string): FindPlace {
  const end = fieldsEnd(source) ?? source.length
  const body = source.slice(end).replace(unread, blank)
  const tags = [...source.matchAll(tag)].filter(({ index }) => index >= end)
  const words = {
    field: placedWords(source.slice(0, end)),
    attribute: tags.flatMap(({ 0: text, index }) => placedWords(text, index)),
    body: placedWords(body, end),
  }
  const next = new Map<string, number>()
  return (where, sentence, at, length) => {
    const wanted = placedWords(sentence)
    const first = wanted.findIndex((word) => word.end > at)
    const last = wanted.findLastIndex((word) => word.start < at + length)
    // The words of a picture are attributes of a block, however they are written.
    for (const place of where === 'attribute' ? (['attribute', 'body'] as const) : [where]) {
      const key = `${place} ${first} ${wanted.map(({ word }) => word).join(' ')}`
      const start = indexOfWords(words[place], wanted, next.get(key) ?? 0)
      const [from, to] = [words[place][start + first], words[place][start + last]]
      if (start === -1 || !from || !to) continue
      next.set(key, start + 1)
      return spanAt(source, from.start, to.end)
    }
    return undefined
  }
}

function indexOfWords(words: readonly Word[], wanted: readonly Word[], from: number): number {
  const first = wanted[0]?.word
  for (let start = from; start <= words.length - wanted.length; start += 1)
    if (words[start]?.word === first && wanted.every(({ word }, at) => words[start + at]?.word === word)) return start
  return -1
}
