import { type Document, isScalar, type Node, visit } from 'yaml'
import type { FieldIssue } from '../model/issue.ts'
import { lineEnd, spanAt } from '../model/position.ts'

const quoteIt = 'Put the whole text in double quotes.'

/**
 * Text that YAML would leave out of a value without a word: what follows ` #`, and words that begin with `&`, `*` or
 * `!`, which are instructions to YAML. Aliases are refused for a second reason: a few lines of them can stand for
 * gigabytes.
 */
export function lostText(file: string, text: string, document: Document, yaml: string, offset: number): FieldIssue[] {
  const issues: FieldIssue[] = []
  const report = (start: number, end: number, message: string) => {
    const place = spanAt(text, offset + start, offset + end)
    issues.push({ severity: 'error', rule: 'yaml', file, ...place, message, hint: quoteIt })
  }
  visit(document, {
    Alias(_, { range }) {
      const [start = 0, end = 1] = range ?? []
      report(start, end, 'A text cannot begin with *: it is read as a reference to another field.')
    },
    Node(_, node) {
      const mark = instructionBefore(node as Node, yaml)
      if (mark)
        report(mark.start, mark.end, `A text cannot begin with ${mark.sign}: the word after it would be left out.`)
      const comment = commentAfter(node as Node, yaml)
      if (comment !== undefined)
        report(comment, lineEnd(yaml, comment), 'What follows # is read as a comment, so the text would end before it.')
    },
  })
  return issues
}

function instructionBefore(node: Node, yaml: string) {
  const { range, tag, anchor } = node as Node & { anchor?: string }
  if (!range || (tag === undefined && anchor === undefined)) return undefined
  const found = /(?:^|\s)([&!])\S*\s*$/.exec(yaml.slice(0, range[0]))
  if (!found) return undefined
  const start = found.index + found[0].search(/[&!]/)
  return { sign: found[1], start, end: start + found[0].trim().length }
}

/** The offset of the `#` after a text without quotes. */
function commentAfter(node: Node, yaml: string): number | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const end = node.range[1]
  const found = /^[ \t]*#/.exec(yaml.slice(end, lineEnd(yaml, end)))
  return found ? end + found[0].length - 1 : undefined
}
