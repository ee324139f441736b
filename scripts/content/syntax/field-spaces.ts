import type { FieldIssue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'
import { invisibleAt } from './invisible.ts'
import { masked } from './masked-text.ts'

const odd = '\\u00a0\\u00ad\\u1680\\u2000-\\u200d\\u202f\\u205f\\u2060\\u3000\\ufeff'
const anyOdd = new RegExp(`[${odd}]`, 'g')
const oddRun = new RegExp(`[${odd}](?:[ \\t]*[${odd}])*`, 'g')
const noWidth = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
/** What stands before a value: spaces, the hyphens of a list and the name of a field. */
const beforeValue = new RegExp(
  `^([ \\t${odd}]*(?:-[ \\t${odd}]+)*)([A-Za-z][\\w ${odd}]*:(?=[ \\t${odd}]|$))?[ \\t${odd}]*`,
  'gm',
)
/** Texts of several lines after | or >, in which every character is a letter like any other. */
const textBlock = /^( *)(?:- +)*\w+:[ \t]*[|>][-+\d]*[ \t]*\n(?:\1[ \t].*\n|[ \t]*\n)*/gm

/**
 * Finds spaces that are none to YAML, and characters of no width, where a plain space or the name of a field belongs.
 * `plain` is the text with plain spaces there, at the same offsets: so they are told once, and not by what they cause.
 */
export function oddSpaces(file: string, text: string, end: number): { plain: string; issues: FieldIssue[] } {
  let fields = text.slice(0, end)
  if (fields.search(anyOdd) === -1) return { plain: text, issues: [] }
  for (const { 0: block, index } of fields.matchAll(textBlock)) fields = masked(fields, index, index + block.length)
  const issues: FieldIssue[] = []
  let plain = text
  for (const { 0: found, 1: gap = '', 2: name = '', index } of fields.matchAll(beforeValue)) {
    const runs = [...found.matchAll(oddRun)]
    if (runs.length === 0) continue
    for (const { 0: run, index: within } of runs) {
      const words = wordsFor(invisibleAt(found, within), found.slice(0, within).trimEnd())
      const at = index + within
      issues.push({ severity: 'error', rule: 'invisible', file, ...spanAt(text, at, at + run.length), ...words })
    }
    const write = gap.replace(noWidth, '').replace(anyOdd, ' ') + name.replace(anyOdd, '')
    plain = plain.slice(0, index) + write.padEnd(found.length) + plain.slice(index + found.length)
  }
  return { plain, issues }
}

function wordsFor(name: string | undefined, before: string): { message: string; hint: string } {
  if (before === '')
    return {
      message: `The line begins with ${name}.`,
      hint: 'Delete it, and type plain spaces if the line is to be indented.',
    }
  if (/[:-]$/.test(before))
    return {
      message: `There is ${name} after the ${before.endsWith(':') ? 'colon' : 'hyphen'}, where a plain space belongs.`,
      hint: 'Delete it and type a plain space.',
    }
  return {
    message: `There is ${name} inside this name.`,
    hint: 'Delete it and type the name again, with nothing between its letters.',
  }
}
