import { wordsIn } from '../../body/words-in.ts'

/** Abbreviations that end no sentence, whatever follows; a single capital is one. */
const midway =
  /(?:^|[\s(“"‘’])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|vs|cf|pp|Jan|Feb|Aug|Sept|Oct|Nov|Dec|e\.g|i\.e|(?:\p{Lu}\.)+\p{Lu}\.C)\.\s*$/u

/** Those that end one before a word with which sentences begin, and none before another. */
const mayEnd = /(?:^|[\s(“"‘])(?:[ap]\.m|Inc|Corp|Ltd|Co|etc|(?:\p{Lu}\.)+\p{Lu})\.[”"’)]?\s*$/u
const opening =
  /^[“"‘(]?(?:A|After|All|An|And|As|Ask|At|Before|But|By|Each|Every|For|From|He|Here|How|If|In|It|Its|Most|No|Nobody|Not|Nothing|On|Only|Our|See|She|Since|So|Some|That|The|Their|Then|There|These|They|This|Those|To|Until|We|What|When|Where|Who|Why|With|You|Your)\b/

/** Before a figure they are a part of it: “No. 5”. */
const numbered = /(?:^|[\s(])(?:Nos?|Art|Fig|Sec)\.\s*$/

const goesOn = (before: string, after: string) =>
  /^[“"‘(]?\p{Ll}/u.test(after) ||
  midway.test(before) ||
  (mayEnd.test(before) && !opening.test(after)) ||
  (numbered.test(before) && /^\d/.test(after))

/** The end of a sentence beyond doubt: no abbreviation ends in four small letters. */
const certainEnd = /(?<=[a-z]{4}[.?!]) (?=[A-Z])/

/** The sentences of a text in one line. */
export const sentencesOf = (text: string): string[] => text.split(certainEnd).flatMap(cut)

/** The sentences of a text that have more words than that. Most texts are not cut for it, which would take much longer. */
export const longSentences = (text: string, most: number): string[] =>
  mayHaveLong(text, most)
    ? text
        .split(certainEnd)
        .flatMap((part) => (wordsIn(part) > most ? cut(part) : []))
        .filter((sentence) => wordsIn(sentence) > most)
    : []

const isUpper = (code: number) => code >= 0x41 && code <= 0x5a
const isLower = (code: number) => code >= 0x61 && code <= 0x7a

/** Whether there are more words than that between two certain ends: as many spaces are, in any case. */
function mayHaveLong(text: string, most: number): boolean {
  let spaces = 0
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    const end = text[at - 1]
    if ((end === '.' || end === '?' || end === '!') && isUpper(text.charCodeAt(at + 1)) && isWordEnd(text, at - 1))
      spaces = 0
    else spaces += 1
    if (spaces >= most) return true
  }
  return false
}

/** Whether four small letters stand before a place. */
const isWordEnd = (text: string, at: number) => [1, 2, 3, 4].every((back) => isLower(text.charCodeAt(at - back)))

/** Nobody writes as much without a certain end. V8 takes for each sentence as long as for the whole text. */
const longest = 5000

let segmenter: Intl.Segmenter | undefined

function cut(text: string): string[] {
  if (text.length > longest) return [text]
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  const starts: number[] = []
  // The longest abbreviation has seven signs.
  for (const { segment, index } of segmenter.segment(text))
    if (index === 0 || !goesOn(text.slice(Math.max(0, index - 12), index), segment)) starts.push(index)
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim()).filter(Boolean)
}
