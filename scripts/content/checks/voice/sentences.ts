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
  text
    .split(certainEnd)
    .flatMap((part) => (countWords(part) > most ? cut(part) : []))
    .filter((sentence) => countWords(sentence) > most)

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

const letter = /[\p{L}\p{N}]/u
const [space, noBreakSpace, lastOfAscii] = [0x20, 0xa0, 0x7f]

/**
 * The number of words in a text: of what stands between spaces and has a letter or a figure. Every word of an archive passes
 * here, and a pattern would make a text of each.
 */
export function countWords(text: string): number {
  let count = 0
  let isCounted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code <= space || code === noBreakSpace) isCounted = false
    else if (!isCounted && (code > lastOfAscii ? letter.test(text[at] as string) : isAlphanumeric(code))) {
      isCounted = true
      count += 1
    }
  }
  return count
}

const isAlphanumeric = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
