import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../cache/write-atomically.ts'
import type { Answer } from './ask-link.ts'

/** On so many days in a row an address has to fail before it counts as gone. */
export const daysUntilGone = 3

const known = z.strictObject({
  /** The days on which it failed since it was last there, `2026-11-29`. */
  failed: z.array(z.string()),
  /** The day of the last answer, and what it was. */
  asked: z.string(),
  is: z.enum(['there', 'failing', 'not asked']),
  said: z.string().optional(),
  movedTo: z.string().optional(),
})
/** What is remembered of an address. */
export type Known = z.output<typeof known>
export type Memory = Record<string, Known>

const file = (root: string) => path.join(root, '.cache/links.json')

/** What earlier looks have found, by address. A file that is not there, or that nobody can read any more, is an empty one. */
export function readMemory(root: string): Memory {
  try {
    return z.record(z.string(), known).parse(JSON.parse(readFileSync(file(root), 'utf8')))
  } catch {
    return {}
  }
}

/** Keeps what was found. */
export function writeMemory(root: string, memory: Memory): void {
  writeAtomically(file(root), `${JSON.stringify(memory, null, 2)}\n`)
}

/**
 * What is known of an address after an answer. Whoever was not let in has learnt nothing: the days on which it failed stay, and
 * none is added.
 */
export function remembered(before: Known | undefined, answer: Answer, today: string): Known {
  const failed = before?.failed ?? []
  if (answer.is === 'there') return { ...answer, asked: today, failed: [] }
  if (answer.is === 'failing') return { ...answer, asked: today, failed: [...new Set([...failed, today])] }
  return before && failed.length > 0 ? { ...before, asked: today } : { ...answer, asked: today, failed }
}

/** Whether an address is gone: it failed on three days, and was never there between them. */
export const isGone = ({ failed }: Known) => failed.length >= daysUntilGone
