import type { Issue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'
import { masked } from '../syntax/masked-text.ts'
import { firstRisk, type Risk } from './first-risk.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { loneBrace, mdxMistake } from './mdx-error.ts'
import type { Mistake } from './mistake.ts'
import { ParserDied, parseApart, parseHere } from './parse-mdx.ts'
import { deepestNesting, tooDeepNode } from './too-deep.ts'

/** How many characters of text are read. */
const longest = 250_000
/**
 * How many signs that may open emphasis or a link are read: several times what a text of that length needs. satteri 0.10
 * can take long with very many.
 */
const mostSigns = 10_000
/** How many mistakes of syntax are looked past: each costs reading the text again, in a process of its own if risky. */
const mostMistakes = (text: string) =>
  Math.min(100, Math.ceil(600_000 / text.length), Math.ceil(5000 / text.split('<').length))
const mostProcesses = 2

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
  const note = ({ at, message, hint }: Mistake) =>
    found.issues.push({
      severity: 'error',
      rule: 'mdx-syntax',
      file,
      ...spanAt(text, ...at),
      message,
      ...(hint && { hint }),
    })
  if (text.length > longest) {
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
  let processes = 0
  for (let count = 0; count === 0 || count < mostMistakes(text); count += 1) {
    const risk = firstRisk(readable)
    if (risk && !risk.mistake) processes += 1
    const step = parse(readable, risk, processes)
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
    for (const tag of step.tags ?? []) found.tags.add(tag)
    for (const [start, end] of step.leaveOut ?? [step.at]) {
      found.leftOut.push(start)
      readable = masked(readable, start, end)
    }
  }
  found.issues.push({
    ...(found.issues.at(-1) as Issue),
    message: 'After so many mistakes the text is not read any further.',
    hint: 'Put right what is reported above, and check again.',
  })
  return found
}

function parse(text: string, risk: Risk | undefined, processes: number): { root: MarkdownNode } | Mistake {
  if (risk?.mistake) return loneBrace(text, risk.at)
  if (risk && processes > mostProcesses) return endless(text, risk.at)
  try {
    return { root: risk ? parseApart(text) : parseHere(text) }
  } catch (error) {
    return error instanceof ParserDied && risk ? endless(text, risk.at) : mdxMistake(text, error)
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
