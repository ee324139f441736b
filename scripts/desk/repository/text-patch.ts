import { type Step, sequenceDiff } from '../../../src/lib/sequence-diff.ts'

/** Lines around a change. */
const around = 3
/** Beyond this many pairs of lines the middle of two texts is taken for replaced: comparing takes memory for each pair. */
const mostPairs = 4_000_000

/** A text as lines with their ends; the last one may have none. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function steps(before: readonly string[], after: readonly string[]): Step<string>[] {
  if (before.length * after.length <= mostPairs) return sequenceDiff(before, after, (a, b) => (a === b ? 1 : 0))
  return [
    ...before.map((old): Step<string> => ({ type: 'deleted', old })),
    ...after.map((now): Step<string> => ({ type: 'inserted', now })),
  ]
}

const sign = { same: ' ', deleted: '-', inserted: '+' } as const

function print(step: Step<string>): string {
  const line = step.type === 'deleted' ? step.old : step.now
  return `${sign[step.type]}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`
}

/** The stretches of steps that hold changes, each with what stands around them: from, up to. */
function stretches(all: readonly Step<string>[]): [from: number, to: number][] {
  const found: [number, number][] = []
  for (const [at, { type }] of all.entries()) {
    if (type === 'same') continue
    const last = found.at(-1)
    const [from, to] = [Math.max(0, at - around), Math.min(all.length, at + around + 1)]
    if (last && from <= last[1]) last[1] = to
    else found.push([from, to])
  }
  return found
}

function hunk(all: readonly Step<string>[], [from, to]: [number, number]): string {
  const count = (part: readonly Step<string>[], other: 'inserted' | 'deleted') =>
    part.filter(({ type }) => type !== other).length
  const [head, part] = [all.slice(0, from), all.slice(from, to)]
  const range = (other: 'inserted' | 'deleted') => {
    const length = count(part, other)
    // A range without lines is told by the line before it.
    return `${count(head, other) + (length > 0 ? 1 : 0)},${length}`
  }
  return `@@ -${range('inserted')} +${range('deleted')} @@\n${part.map(print).join('')}`
}

/**
 * The change of a file as `git apply` and `patch` take it.
 *
 * @param before null for a new file
 * @param after null for a deleted one
 * @see https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
 */
export function textPatch(file: string, before: string | null, after: string | null): string {
  const all = steps(linesOf(before ?? ''), linesOf(after ?? ''))
  const mode = before === null ? 'new file mode 100644\n' : after === null ? 'deleted file mode 100644\n' : ''
  const names = `--- ${before === null ? '/dev/null' : `a/${file}`}\n+++ ${after === null ? '/dev/null' : `b/${file}`}\n`
  const hunks = stretches(all).map((stretch) => hunk(all, stretch))
  return `diff --git a/${file} b/${file}\n${mode}${hunks.length > 0 ? names : ''}${hunks.join('')}`
}
