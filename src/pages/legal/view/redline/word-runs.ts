import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import type { Token } from './passage.ts'

/** Words in a row to which the same happened. */
export interface Run {
  type: 'same' | 'deleted' | 'inserted'
  tokens: Token[]
}

/** Whether words between two changes are too few to be worth an interruption: spaces, signs or one short word. */
function isTrifle({ type, tokens }: Run): boolean {
  const words = tokens.map(({ text }) => text).filter((text) => /[\p{L}\p{N}]/u.test(text))
  return type === 'same' && (words.length === 0 || (words.length === 1 && (words[0] as string).length <= 3))
}

/** Puts runs of one type together, deletions before insertions, until something stays the same. */
function gather(runs: readonly Run[]): Run[] {
  const gathered: Run[] = []
  let changed: Record<'deleted' | 'inserted', Token[]> = { deleted: [], inserted: [] }
  const flush = () => {
    for (const type of ['deleted', 'inserted'] as const)
      if (changed[type].length > 0) gathered.push({ type, tokens: changed[type] })
    changed = { deleted: [], inserted: [] }
  }
  for (const { type, tokens } of runs) {
    if (type !== 'same') {
      changed[type].push(...tokens)
      continue
    }
    flush()
    const last = gathered.at(-1)
    if (last?.type === 'same') last.tokens.push(...tokens)
    else gathered.push({ type, tokens: [...tokens] })
  }
  flush()
  return gathered
}

/** Compares two passages word by word. */
export function wordRuns(old: readonly Token[], now: readonly Token[]): Run[] {
  const steps = sequenceDiff(old, now, (a, b) => (a.text === b.text ? 1 : 0))
  const runs = gather(
    steps.map((step) => ({ type: step.type, tokens: [step.type === 'deleted' ? step.old : step.now] })),
  )
  const changes = (run: Run | undefined) => run !== undefined && run.type !== 'same'
  const whole = runs.flatMap((run, index): Run[] => {
    if (!isTrifle(run) || !changes(runs[index - 1]) || !changes(runs[index + 1])) return [run]
    return [
      { type: 'deleted', tokens: run.tokens },
      { type: 'inserted', tokens: run.tokens },
    ]
  })
  return gather(whole)
}
