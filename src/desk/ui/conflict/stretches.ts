import { sequenceDiff } from '#src/lib/sequence-diff.ts'

/** A stretch in which two texts are the same, or in which they differ: paragraphs, with the empty lines behind them. */
export type Stretch = { type: 'same'; text: string } | { type: 'different'; mine: string; theirs: string }

/** Lines of the fields and paragraphs of the body: what is chosen as a whole. */
function partsOf(text: string): string[] {
  return text.match(/[^\n]*\n(?:[ \t]*\n)*|[^\n]+$/g) ?? []
}

/** Compares two versions of a text, paragraph by paragraph. */
export function stretches(mine: string, theirs: string): Stretch[] {
  const found: Stretch[] = []
  const different = () => {
    const last = found.at(-1)
    if (last?.type === 'different') return last
    const next = { type: 'different' as const, mine: '', theirs: '' }
    found.push(next)
    return next
  }
  for (const step of sequenceDiff(partsOf(mine), partsOf(theirs), (a, b) => (a === b ? 1 : 0))) {
    if (step.type === 'deleted') different().mine += step.old
    else if (step.type === 'inserted') different().theirs += step.now
    else {
      const last = found.at(-1)
      if (last?.type === 'same') last.text += step.now
      else found.push({ type: 'same', text: step.now })
    }
  }
  return found
}
