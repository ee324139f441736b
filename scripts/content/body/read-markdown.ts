import type { Issue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'
import { lengthRead } from '../syntax/length-read.ts'
import { masked } from '../syntax/masked-text.ts'
import { firstRisk } from './first-risk.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { loneBrace, mdxMistake } from './mdx-error.ts'
import type { Mistake } from './mistake.ts'
import { ParserDied, parseApart, parseHere } from './parse-mdx.ts'
import { quietCode, restoreCode } from './quiet-code.ts'
import { deepestNesting, tooDeepNode } from './too-deep.ts'

/** How many characters of text are read. */
const longest = 250_000
/**
 * How many signs that may open emphasis or a link are read: several times what a text of that length needs. satteri 0.10
 * can take long with very many.
 */
const mostSigns = 10_000
/**
 * How often a text is read whatever that takes: each mistake of syntax that is looked past costs reading it again. The longer
 * it is and the more tags it has, the longer that takes. It is read more often as long as there is time.
 */
const fewReadings = (text: string) =>
  Math.ceil(Math.min(600_000 / Math.max(lengthRead(text), 1), 5000 / text.split('<').length))
/**
 * So many milliseconds processes may compute for one text, beginning included: then no other is started. Two are, whatever
 * they take.
 */
const patience = 500
const fewProcesses = 2
/** So many microseconds this process may compute for one text, whatever else the machine does. */
const readingTime = 250_000

export interface Markdown {
  /** Undefined when the body cannot be read. */
  root?: MarkdownNode
  issues: Issue[]
  /** The offsets of what had to be left out. */
  leftOut: number[]
  /** The names of tags that had to be left out. */
  tags: Set<string>
}

/**
 * Parses a body. A mistake of syntax is noted, its place is left out and the rest is read again, until all are found:
 * the parser itself stops at the first.
 */
export function readMarkdown(file: string, text: string): Markdown {
  const found: Markdown = { issues: [], leftOut: [], tags: new Set() }
  const note = ({ at, rule = 'mdx-syntax', message, hint, fix }: Mistake) =>
    found.issues.push({
      severity: 'error',
      rule,
      file,
      ...spanAt(text, ...at),
      message,
      ...(hint && { hint }),
      ...(fix && { fixes: [fix] }),
    })
  if (lengthRead(text) > longest) {
    note({
      at: [longest, longest],
      message: `The text is longer than ${longest} characters.`,
      hint: 'Divide it among several files: it is not read any further.',
    })
    return found
  }
  const tangle = [...text.matchAll(/[*_~[]/g)][mostSigns]?.index
  if (tangle !== undefined) {
    note({
      at: [tangle, tangle + 1],
      message: `There are more than ${mostSigns} of the signs *, _, ~ and [ up to here.`,
      hint: 'Remove those that mean nothing, or divide the text among several files: it is not read any further.',
    })
    return found
  }
  let readable = text
  const apart: Apart = { processes: 0, spent: 0 }
  const few = fewReadings(text)
  const began = process.cpuUsage()
  for (let count = 0; count < few || process.cpuUsage(began).user < readingTime; count += 1) {
    const step = parse(readable, apart)
    if ('root' in step) {
      const deep = tooDeepNode(step.root)
      if (!deep) return { ...found, root: step.root }
      const start = deep.position?.start.offset ?? 0
      note({
        at: [start, start + 1],
        message: `Lists, quotations or tags are nested more than ${deepestNesting} deep here.`,
        hint: 'Write it flat: the text is not read any further.',
      })
      return found
    }
    note(step)
    for (const at of step.others ?? []) note({ ...step, at, fix: undefined })
    for (const tag of step.tags ?? []) found.tags.add(tag)
    for (const [start, end] of step.leaveOut ?? [step.at]) {
      found.leftOut.push(start)
      readable = masked(readable, start, end)
    }
  }
  found.issues.push({
    ...(found.issues.at(-1) as Issue),
    message: 'Reading on behind so many mistakes would take too long: the text is not read any further.',
    hint: 'Put right what is reported above, and check again.',
  })
  return found
}

/** What the processes of one text have taken. */
interface Apart {
  processes: number
  spent: number
}

function parse(text: string, apart: Apart): { root: MarkdownNode } | Mistake {
  const risk = firstRisk(text)
  if (risk?.mistake) return loneBrace(text, risk.at)
  try {
    return { root: risk ? parseRisky(text, apart) : parseHere(text) }
  } catch (error) {
    if (error instanceof ParserDied && risk) return endless(text, risk.at)
    if (error instanceof OutOfTime && risk) return outOfTime(text, risk.at)
    return mdxMistake(text, error)
  }
}

class OutOfTime extends Error {}

/** Most risks are samples of code: without these a text is read here. Others are read apart, as long as there is time. */
function parseRisky(text: string, apart: Apart): MarkdownNode {
  const quieted = quietCode(text)
  if (quieted !== undefined && !firstRisk(quieted)) {
    const root = parseHere(quieted)
    if (restoreCode(root, text, quieted)) return root
  }
  if (apart.processes >= fewProcesses && apart.spent > patience) throw new OutOfTime()
  apart.processes += 1
  return parseApart(text, (milliseconds) => {
    apart.spent += milliseconds
  })
}

/** What could not be read in time begins where it becomes risky: before that the text is read all the same. */
function outOfTime(text: string, at: number): Mistake {
  return {
    at: [at, at + 1],
    message: 'Reading the text from here on would take too long, so it is not read any further.',
    hint: 'Put right what is reported above, and check again.',
    leaveOut: [[at, text.length]],
  }
}

/** Nothing can be said about what kept the parser busy. */
function endless(text: string, at: number): Mistake {
  return {
    at: [at, at + 1],
    message: 'The text from here on is too tangled to be read.',
    hint: 'Close every brace, tag and quotation mark that is opened here, or write \\{ and \\< for the signs themselves.',
    leaveOut: [[at, text.length]],
  }
}
