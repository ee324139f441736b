import type { PageWords } from './page-words.ts'

/** Letters and figures are compared: signs are read by name or left out, as the reader thinks right. */
export const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Which words of two lists are the same, in order, and as many as there can be. */
interface Aligned {
  /** For each word of the first list, whether the second has it. */
  kept: boolean[]
  /** For each word of the second list, whether the first has it. */
  known: boolean[]
}

/** Myers’ greedy comparison: what two long lists have in common is found in little time where it is nearly everything. */
function align(page: readonly string[], said: readonly string[]): Aligned {
  const trace: Int32Array[] = []
  const limit = page.length + said.length
  let ends = new Int32Array(3)
  const reach = (before: Int32Array, steps: number, diagonal: number) => {
    const at = (own: number) => before[own + steps] ?? -1
    const down = diagonal === -steps || (diagonal !== steps && at(diagonal - 1) < at(diagonal + 1))
    return down ? { from: diagonal + 1, start: at(diagonal + 1) } : { from: diagonal - 1, start: at(diagonal - 1) + 1 }
  }
  search: for (let steps = 0; steps <= limit; steps += 1) {
    const next = new Int32Array(2 * steps + 5).fill(-1)
    trace.push(ends)
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let at = steps === 0 ? 0 : reach(ends, steps, diagonal).start
      while (at < page.length && at - diagonal < said.length && page[at] === said[at - diagonal]) at += 1
      next[diagonal + steps + 1] = at
      if (at >= page.length && at - diagonal >= said.length) break search
    }
    ends = next
  }
  const kept = new Array<boolean>(page.length).fill(false)
  const known = new Array<boolean>(said.length).fill(false)
  let at = page.length
  let diagonal = page.length - said.length
  for (let steps = trace.length - 1; steps >= 0; steps -= 1) {
    const { from, start } = steps === 0 ? { from: 0, start: 0 } : reach(trace[steps] as Int32Array, steps, diagonal)
    for (at -= 1; at >= start; at -= 1) {
      kept[at] = true
      known[at - diagonal] = true
    }
    at = from > diagonal ? start : start - 1
    diagonal = from
  }
  return { kept, known }
}

/** Runs of neighboring words, joined. */
function runsOf(words: readonly string[], belongs: (index: number) => boolean): string[][] {
  const runs: string[][] = [[]]
  words.forEach((word, index) => {
    if (belongs(index)) runs.at(-1)?.push(word)
    else if (runs.at(-1)?.length) runs.push([])
  })
  return runs.filter(({ length }) => length > 0)
}

/** As many words in a row are no accident. */
const runLength = 5

function saidTwice(words: readonly string[], page: readonly string[]): string[] {
  const inPage = ` ${page.join(' ')} `
  const found: string[] = []
  for (let at = 0; at + runLength <= words.length; at += 1) {
    let end = at + runLength
    if (!inPage.includes(` ${words.slice(at, end).join(' ')} `)) continue
    while (end < words.length && inPage.includes(` ${words.slice(at, end + 1).join(' ')} `)) end += 1
    found.push(words.slice(at, end).join(' '))
    at = end
  }
  return found
}

const countOf = (said: readonly string[], pattern: RegExp) => [...said.join('\n').matchAll(pattern)].length

/** What is wrong with the reading of a page: words that are not said, are said twice, or in pieces. One line each. */
export function hearingFaults({ text, headings, repeats, changed }: PageWords, said: readonly string[]): string[] {
  const page = wordsIn(text)
  const spoken = wordsIn(said.join('\n'))
  const { kept, known } = align(page, spoken)
  const missing = runsOf(page, (index) => !kept[index]).map((run) => `not said: ${run.join(' ')}`)
  const twice = runsOf(spoken, (index) => !known[index])
    .flatMap((run) => saidTwice(run, page))
    .filter((run) => !repeats.some((words) => wordsIn(words).join(' ').includes(run)))
    .map((run) => `said twice: ${run}`)
  const levels = countOf(said, /heading level/g)
  const utterances = said.map((one) => wordsIn(one).join(' '))
  const cut = changed
    .map((sentence) => wordsIn(sentence).join(' '))
    .filter((sentence) => !utterances.some((one) => one.includes(sentence)))
    .map((sentence) => `said in pieces: ${sentence}`)
  return [
    ...missing,
    ...twice,
    ...(levels === headings ? [] : [`“heading level” is said ${levels} times, for ${headings} headings`]),
    ...cut,
  ]
}
