import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { wordsIn } from '../../body/words-in.ts'
import { meantWords } from '../../model/fix.ts'
import type { Found } from '../../model/issue.ts'
import type { RuleId } from '../../rules/rules.ts'
import { type FindPlace, placeFinder } from './place-finder.ts'
import type { ReadText } from './read-texts.ts'
import { longSentences, sentencesOf } from './sentences.ts'
import { type FoundTurn, type List, turnFinder, turnsIn } from './turns.ts'

/** Looks at one text: what is wrong in it, told with its place. */
export type Voice = (text: ReadText, file: string, placeIn: FindPlace) => Found[]

type Said = Pick<Found, 'message' | 'hint' | 'fixes'>

const everywhere: readonly List[] = ['avoid', 'spellings', 'names']
const voices = new WeakMap<StyleGuide, Map<string, Voice>>()
let last: { guide: string; own: Map<string, Voice> } | undefined

/** A worker is handed another copy of the guide with every few files. */
function ownOf(guide: StyleGuide): Map<string, Voice> {
  const known = voices.get(guide)
  if (known) return known
  const words = JSON.stringify(guide)
  if (last?.guide !== words) last = { guide: words, own: new Map() }
  voices.set(guide, last.own)
  return last.own
}

/** What the style guide asks of texts, made once for a guide. @param more lists that are asked for as well */
export function voiceOf(guide: StyleGuide, more: readonly List[] = []): Voice {
  const known = ownOf(guide)
  const voice = known.get(more.join()) ?? createVoice(guide, [...everywhere, ...more])
  known.set(more.join(), voice)
  return voice
}

function createVoice(guide: StyleGuide, lists: readonly List[]): Voice {
  const find = turnFinder(turnsIn(guide, lists))
  const { sentence = Infinity, paragraph = Infinity, heading = Infinity } = guide.longest
  const shortest = Math.min(sentence, paragraph, heading)
  return ({ text, words, as, isHeading, where, field }, file, placeIn) => {
    if (as !== 'prose') return []
    const tell = (rule: RuleId, passage: string, at: number, length: number, said: Said) => ({
      rule,
      file,
      ...(placeIn(where, passage, at, length) ?? (field ? { field } : { line: 1, column: 1 })),
      ...said,
    })
    const found = find(text)
    if (found.length === 0 && words <= shortest) return []
    const sentences = found.length > 0 ? sentencesOf(text) : []
    const turns = found.map((one) => {
      const [own, at] = sentenceAt(text, sentences, one.at)
      return tell(one.turn.rule, own, at, one.found.length, turnWords(one, excerpt(own, at)))
    })
    if (isHeading && words > heading)
      return [...turns, tell('long-heading', text, 0, text.length, tooLong('heading', text, words, heading))]
    const long = words > sentence ? longSentences(text, sentence) : []
    const told = [
      ...turns,
      ...long.map((one) => tell('long-sentence', one, 0, one.length, tooLong('sentence', one, wordsIn(one), sentence))),
    ]
    if (isHeading || words <= paragraph) return told
    const [begin = text] = sentencesOf(text)
    return [...told, tell('long-paragraph', begin, 0, begin.length, tooLong('paragraph', begin, words, paragraph))]
  }
}

/** The sentence words stand in, and where in it. */
function sentenceAt(text: string, sentences: readonly string[], at: number): [sentence: string, at: number] {
  let start = 0
  for (const sentence of sentences) {
    start = text.indexOf(sentence, start)
    if (at < start + sentence.length) return [sentence, Math.max(0, at - start)]
    start += sentence.length
  }
  return [text, at]
}

const shown = 70

/** A part of a sentence around its words, no longer than a report shows. */
function excerpt(sentence: string, at: number): string {
  if (sentence.length <= shown) return sentence
  const from = at < shown / 2 ? 0 : sentence.indexOf(' ', at - shown / 2) + 1
  const to = from + shown >= sentence.length ? sentence.length : sentence.lastIndexOf(' ', from + shown)
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, to)}${to < sentence.length ? ' …' : ''}`
}

const problems: Partial<Record<RuleId, string>> = {
  'one-spelling': 'is spelled in another way on this site',
  'name-spelling': 'is not how the name is written',
}

function turnWords({ turn, found }: FoundTurn, sentence: string): Said {
  const { write, advice, because } = turn
  const isBegin = /^\p{Lu}/u.test(found) && turn.rule !== 'name-spelling'
  const instead = write && isBegin ? write.charAt(0).toUpperCase() + write.slice(1) : write
  const hint = [instead ? `Write “${instead}”.` : (advice as string), because].filter(Boolean).join(' ')
  return {
    message: `“${found}” ${problems[turn.rule] ?? 'is not our way of saying it'}: “${sentence}”`,
    hint,
    fixes: meantWords(found, instead),
  }
}

const helps = {
  sentence: 'Make two of it: what comes after the first thought begins the second.',
  paragraph: 'Divide it where the subject changes.',
  heading: 'Say what the part is about; the rest stands below.',
}

function tooLong(what: keyof typeof helps, text: string, words: number, most: number): Said {
  return { message: `The ${what} has ${words} words; ${most} are the most: “${excerpt(text, 0)}”`, hint: helps[what] }
}

/** What is wrong in the texts of a file. */
export function voiceIn(texts: readonly ReadText[], file: string, source: string, voice: Voice): Found[] {
  let find: FindPlace | undefined
  // Most files are right: nobody looks for places in them.
  const placeIn: FindPlace = (...words) => {
    find ??= placeFinder(source)
    return find(...words)
  }
  const found: Found[] = []
  for (const text of texts) found.push(...voice(text, file, placeIn))
  return found
}
