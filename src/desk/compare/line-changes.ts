import { type Run, wordRuns } from '#src/lib/word-runs.ts'
import { type LinkName, markNotes, newLinkNotes } from './mark-notes.ts'
import type { Part, Piece } from './pieces.ts'

/** Words in a row to which the same happened. */
export interface WordRun {
  type: 'same' | 'deleted' | 'inserted'
  parts: readonly Part[]
  /** Of words that stayed: how they looked before. */
  former?: readonly Part[]
}

/** A line of two versions in one. */
export interface Line {
  runs: readonly WordRun[]
  /** What changed of words that stayed: marks, and where links lead. */
  notes: readonly string[]
}

const sameName: LinkName = (href) => href

/** With more pairs of pieces than this, a comparison would take the memory of the browser. */
const mostPairs = 2e7

/** A passage too long to be compared word by word is struck and added as a whole. */
function runsOf(old: readonly Piece[], now: readonly Piece[]): Run<Piece>[] {
  if (old.length * now.length <= mostPairs) return wordRuns(old, now)
  if (old.length === now.length && old.every(({ text }, index) => text === now[index]?.text))
    return [{ type: 'same', tokens: [...now] }]
  return [
    { type: 'deleted', tokens: [...old] },
    { type: 'inserted', tokens: [...now] },
  ]
}

/** Compares two lines word by word. */
export function lineChanges(old: readonly Piece[], now: readonly Piece[], linkName = sameName): Line {
  const notes: string[] = []
  let at = 0
  const both = runsOf(old, now)
  const kept = [...old, ...both.flatMap(({ type, tokens }) => (type === 'same' ? tokens : []))]
  const runs = both.map(({ type, tokens }): WordRun => {
    const parts = tokens.flatMap((piece) => piece.parts)
    if (type === 'inserted') {
      notes.push(...newLinkNotes(kept, parts, linkName))
      return { type, parts }
    }
    // The runs hold the pieces of the new version where both have them; these are their former selves.
    const former = old.slice(at, at + tokens.length)
    at += tokens.length
    const before = former.flatMap((piece) => piece.parts)
    if (type === 'deleted') return { type, parts: before }
    notes.push(...markNotes(former, tokens, linkName))
    return { type, parts, former: before }
  })
  return { runs, notes }
}

/** Words that are the same in both versions. */
export const sameLine = (pieces: readonly Piece[]): Line => lineChanges(pieces, pieces)

/** Whether anything of a line differs. */
export const isChanged = ({ runs, notes }: Line) => notes.length > 0 || runs.some(({ type }) => type !== 'same')
