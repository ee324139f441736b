import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'

/** The files of an example by name. */
type Texts = Readonly<Record<string, string | undefined>>

/** What hints call that for which a writer has words of their own. */
const ownWords =
  /the words of the link|what it shows|name-of-the-section|nameOfThePeriod|\bwords\b|\btext\b|\bname\b|Before: after/g

/** What a hint names as it is to be written: in quotation marks, tags, links, footnotes, and what formats words. */
const pieces =
  /`(?!npm)([^`]+)`|“([^”]+)”|"([^"]+)"|(<\/?[A-Z][^<>]*>|!?\[[^\]]*\](?:\([^)]*\)|:)|\\[^\w\s]|\*\*\w+\*\*|(?<=Write )\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?|[<=>]{7}|content\/[\w./-]*\w)/g

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const bare = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/([{[]) | (?=[}\]])|(?<=[:,]) (?=")/g, '$1')

/** What a hint says to write, as patterns that the words of any writer fit. */
const writtenIn = (advice: string) =>
  [...advice.matchAll(pieces)].map((found) => {
    const words = bare(found.slice(1).find((piece) => piece !== undefined) ?? '')
    const own = words.split(ownWords).map(escaped).join('.+?')
    return new RegExp(/^<[A-Z]\w*>$/.test(words) ? own.replace('>', '(?=[ />])') : own)
  })

/** The ways out that a hint names, each by itself: its first sentence, at “or” and between its orders. */
const waysOut = (hint: string) =>
  (/^.*?[.?](?= [A-Z]|$)/s.exec(hint)?.[0] ?? hint).split(
    /;|(?:,? or|,) (?=(?:write|remove|make|add|put|move|lead|give|set|correct|words|bring|take|show)\b)/,
  )

const textOf = (files: Texts) => Object.entries(files).map(([file, text]) => `${file}\n${text}`)

/**
 * Whether what a hint says in words was done, to the letter: its first way out, or another. That of a way which names nothing
 * nobody can tell, so that it counts where it comes first.
 */
export function isObeyed({ hint = '', file, line, column = 1, endColumn }: Issue, wrong: Texts, right: Texts): boolean {
  const now = bare(textOf(right).join('\n'))
  const ways = waysOut(hint).map((way) => {
    const written = writtenIn(way)
    if (!/^\s*(?:remove|delete|take(?! one))\b/i.test(way))
      return written.length > 0 ? written.every((pattern) => pattern.test(now)) : undefined
    const gone = written.filter(({ source }) => !source.startsWith('content'))
    if (gone.length > 0) return !gone.some((pattern) => pattern.test(now))
    const [before, after] = [wrong[file] ?? '', right[file] ?? '']
    const whole = before.split('\n')[(line ?? 0) - 1]
    const told = whole?.slice(column - 1, endColumn && endColumn - 1) || whole
    return told === undefined ? after !== before : after.split(told).length < before.split(told).length
  })
  return ways[0] === undefined || ways.includes(true)
}

/** What is another in the right example than in the wrong one, although no issue stands there and no hint names it. */
export function unasked(issues: readonly Issue[], wrong: Texts, right: Texts): string[] {
  const lineOf = ({ file, line }: Issue) => line && wrong[file]?.split('\n')[line - 1]
  const named = issues.map((issue) => `${issue.message} ${issue.hint} ${lineOf(issue)}`)
  const written = issues.flatMap(({ hint = '' }) => writtenIn(hint))
  const isNamed = (file: string) => named.some((words) => words.includes(file.replace(/.*\//, '')))
  const isRenamed = Object.keys(wrong).some((file) => right[file] === undefined && isNamed(file))
  return [...new Set([...Object.keys(wrong), ...Object.keys(right)])].flatMap((file) => {
    const own = issues.filter((issue) => issue.file === file)
    // Without an end, what is told begins there.
    const isTold = (at: number) =>
      own.some(({ line = 1, endColumn }) => at === line || (endColumn === undefined && at >= line))
    const [before, after] = [wrong[file], right[file]]
    if (before === after || isNamed(file)) return []
    // A file that is new, or gone, when one is told as a whole, or is another by its name.
    if (before === undefined || after === undefined)
      return isRenamed || issues.some(({ line = 1, endColumn }) => line === 1 && !endColumn) ? [] : [file]
    // Lines that change together, such as one that becomes two, are one change.
    const changes: { line: string; asked: boolean }[][] = [[]]
    let at = 0
    for (const step of sequenceDiff(before.split('\n'), after.split('\n'), (a, b) => Number(a === b))) {
      if (step.type !== 'inserted') at += 1
      const line = step.type === 'deleted' ? step.old : step.now
      if (step.type === 'same') changes.push([])
      else changes.at(-1)?.push({ line, asked: isTold(at) || written.some((pattern) => pattern.test(bare(line))) })
    }
    return changes
      .filter((change) => change.length > 0 && !change.some(({ asked }) => asked))
      .map((change) => `${file}: ${change.map(({ line }) => line).join('\n')}`)
  })
}
