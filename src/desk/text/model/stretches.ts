import { sequenceDiff } from '../../../lib/sequence-diff.ts'
import type { TextEdit } from './text-edit.ts'

/**
 * A stretch of two versions of a text, in whole paragraphs with the empty lines behind them: both say the same, or one of
 * them alone changed what both were made from, or they differ.
 */
export type Stretch =
  | { type: 'same'; text: string }
  | { type: 'taken'; by: 'mine' | 'theirs'; before: string; text: string }
  | { type: 'different'; mine: string; theirs: string }

/** Lines of the fields and paragraphs of the body: what is taken or chosen as a whole. */
const partsOf = (text: string): string[] => text.match(/[^\n]*\n(?:[ \t]*\n)*|[^\n]+$/g) ?? []

/** Some parts of a text, from one of them up to another, with what a version says instead. */
interface Change {
  from: number
  to: number
  parts: string[]
  by: 'mine' | 'theirs'
}

/**
 * Compares two versions of a text, paragraph by paragraph.
 *
 * @param base what both were made from, where that is known; without it everything that differs differs between the two
 */
export function stretches(mine: string, theirs: string): Exclude<Stretch, { type: 'taken' }>[]
export function stretches(mine: string, theirs: string, base?: string): Stretch[]
export function stretches(mine: string, theirs: string, base?: string): Stretch[] {
  const parts = partsOf(base ?? theirs)
  const changes = [...changesOf(parts, mine, 'mine'), ...changesOf(parts, theirs, 'theirs')]
  const found: Stretch[] = []
  let at = 0
  const keep = (to: number) => {
    if (to > at) add(found, { type: 'same', text: parts.slice(at, to).join('') })
    at = Math.max(at, to)
  }
  for (const group of together(changes.sort((a, b) => a.from - b.from || a.to - b.to))) {
    keep(group.from)
    at = group.to
    const before = parts.slice(group.from, group.to).join('')
    const [ours, others] = [said(parts, group, 'mine'), said(parts, group, 'theirs')]
    if (ours === others) add(found, { type: 'same', text: ours })
    // Of two versions alone neither is known to be the one that changed.
    else if (base === undefined) add(found, { type: 'different', mine: ours, theirs: others })
    else if (others === before) found.push({ type: 'taken', by: 'mine', before, text: ours })
    else if (ours === before) found.push({ type: 'taken', by: 'theirs', before, text: others })
    else add(found, { type: 'different', mine: ours, theirs: others })
  }
  keep(parts.length)
  return found
}

/**
 * The edits that add to one version of a text what the other one alone changed; undefined where both changed the same.
 *
 * @param base what both were made from
 */
export function mergeEdits(mine: string, theirs: string, base: string): TextEdit[] | undefined {
  const edits: TextEdit[] = []
  let at = 0
  for (const part of stretches(mine, theirs, base)) {
    if (part.type === 'different') return undefined
    const isTheirs = part.type === 'taken' && part.by === 'theirs'
    const to = at + (isTheirs ? part.before : part.text).length
    if (isTheirs) edits.push({ from: at, to, insert: part.text })
    at = to
  }
  return edits
}

function changesOf(parts: string[], version: string, by: Change['by']): Change[] {
  const found: Change[] = []
  let at = 0
  let open: Change | undefined
  for (const step of sequenceDiff(parts, partsOf(version), (a, b) => (a === b ? 1 : 0))) {
    if (step.type === 'same') {
      at += 1
      open = undefined
      continue
    }
    if (!open) {
      open = { from: at, to: at, parts: [], by }
      found.push(open)
    }
    if (step.type === 'inserted') open.parts.push(step.now)
    else {
      at += 1
      open.to = at
    }
  }
  return found.flatMap(oneByOne)
}

/** As many paragraphs instead of as many others are each the one that stands in its place. */
function oneByOne(change: Change): Change[] {
  const { from, to, parts, by } = change
  if (parts.length !== to - from) return [change]
  return parts.map((part, index) => ({ from: from + index, to: from + index + 1, parts: [part], by }))
}

interface Group {
  from: number
  to: number
  changes: Change[]
}

/** Changes of the same paragraphs, or that put something in at the same place. */
function together(changes: Change[]): Group[] {
  const found: Group[] = []
  for (const change of changes) {
    const last = found.at(-1)
    const meets = last && (change.from < last.to || (change.from === last.from && change.to === last.to))
    if (meets) {
      last.changes.push(change)
      last.to = Math.max(last.to, change.to)
    } else found.push({ from: change.from, to: change.to, changes: [change] })
  }
  return found
}

/** What a version says in a group of changes. */
function said(parts: string[], group: Group, by: Change['by']): string {
  let at = group.from
  const own = group.changes.filter((change) => change.by === by)
  const before = own.flatMap((change) => {
    const kept = parts.slice(at, change.from)
    at = change.to
    return [...kept, ...change.parts]
  })
  return [...before, ...parts.slice(at, group.to)].join('')
}

/** Neighbours of one kind are one stretch. */
function add(found: Stretch[], next: Exclude<Stretch, { type: 'taken' }>): void {
  const last = found.at(-1)
  if (last?.type === 'same' && next.type === 'same') last.text += next.text
  else if (last?.type === 'different' && next.type === 'different') {
    last.mine += next.mine
    last.theirs += next.theirs
  } else found.push(next)
}
