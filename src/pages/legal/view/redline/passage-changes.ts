import { type Step, sequenceDiff } from '#src/lib/sequence-diff.ts'
import { isMove, likeness } from './likeness.ts'
import type { Passage } from './passage.ts'

/** What happened to a passage. A move appears twice: where the passage left, and where it arrived. */
export type PassageChange =
  | { type: 'same'; old: Passage; now: Passage }
  | { type: 'deleted'; old: Passage }
  | { type: 'inserted'; now: Passage }
  | { type: 'left'; old: Passage; now: Passage }
  | { type: 'arrived'; old: Passage; now: Passage }

/** Passages less alike than this are one deleted and one inserted. */
const pairLimit = 0.5

/** Compares two texts passage by passage, in the order in which they are read. */
export function passageChanges(old: readonly Passage[], now: readonly Passage[]): PassageChange[] {
  const steps = renamedHeadings(
    sequenceDiff(old, now, (a, b) => {
      const like = likeness(a, b)
      return like >= pairLimit ? like : 0
    }),
  )
  const deleted = steps.flatMap((step) => (step.type === 'deleted' ? [step.old] : []))
  const inserted = steps.flatMap((step) => (step.type === 'inserted' ? [step.now] : []))
  const moves = pairMoves(deleted, inserted)
  const sources = new Map([...moves].map(([to, from]) => [from, to]))
  return steps.map((step): PassageChange => {
    if (step.type === 'deleted') {
      const to = sources.get(step.old)
      return to ? { type: 'left', old: step.old, now: to } : step
    }
    if (step.type === 'inserted') {
      const from = moves.get(step.now)
      return from ? { type: 'arrived', old: from, now: step.now } : step
    }
    return step
  })
}

/** A heading that gave way to another one in its place was renamed. */
function renamedHeadings(steps: readonly Step<Passage>[]): Step<Passage>[] {
  const renamed: Step<Passage>[] = []
  for (const step of steps) {
    const last = renamed.at(-1)
    const isHeading = step.type === 'inserted' && step.now.kind.startsWith('h')
    if (isHeading && last?.type === 'deleted' && last.old.kind === step.now.kind)
      renamed.splice(-1, 1, { type: 'same', old: last.old, now: step.now })
    else renamed.push(step)
  }
  return renamed
}

/** For each inserted passage that was only moved, the deleted one it was. */
function pairMoves(deleted: readonly Passage[], inserted: readonly Passage[]): Map<Passage, Passage> {
  const pairs = new Map<Passage, Passage>()
  const free = new Set(deleted)
  for (const now of inserted) {
    const [from] = [...free].filter((old) => isMove(old, now)).sort((a, b) => likeness(b, now) - likeness(a, now))
    if (!from) continue
    pairs.set(now, from)
    free.delete(from)
  }
  return pairs
}
