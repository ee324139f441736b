import { sequenceDiff } from './sequence-diff.ts'

/** A word, a space or a sign. What else a token carries comes out as it went in. */
interface Word {
  text: string
}

/** Words in a row to which the same happened. */
export interface Run<Token extends Word> {
  type: 'same' | 'deleted' | 'inserted'
  tokens: Token[]
}

/** Whether words between two changes are too few to be worth an interruption: spaces, signs or one short word. */
function isTrifle({ type, tokens }: Run<Word>): boolean {
  const words = tokens.map(({ text }) => text).filter((text) => /[\p{L}\p{N}]/u.test(text))
  return type === 'same' && (words.length === 0 || (words.length === 1 && (words[0] as string).length <= 3))
}

/** Puts runs of one type together, deletions before insertions, until something stays the same. */
function gather<Token extends Word>(runs: readonly Run<Token>[]): Run<Token>[] {
  const gathered: Run<Token>[] = []
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
export function wordRuns<Token extends Word>(old: readonly Token[], now: readonly Token[]): Run<Token>[] {
  const steps = sequenceDiff(old, now, (a, b) => (a.text === b.text ? 1 : 0))
  const runs = gather(
    steps.map((step) => ({ type: step.type, tokens: [step.type === 'deleted' ? step.old : step.now] })),
  )
  const changes = (run: Run<Token> | undefined) => run !== undefined && run.type !== 'same'
  const whole = runs.flatMap((run, index): Run<Token>[] => {
    if (!isTrifle(run) || !changes(runs[index - 1]) || !changes(runs[index + 1])) return [run]
    return [
      { type: 'deleted', tokens: run.tokens },
      { type: 'inserted', tokens: run.tokens },
    ]
  })
  return gather(whole)
}
