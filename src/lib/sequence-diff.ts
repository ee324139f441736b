/** One step from an old sequence to a new one. */
export type Step<Item> =
  | { type: 'same'; old: Item; now: Item }
  | { type: 'deleted'; old: Item }
  | { type: 'inserted'; now: Item }

/**
 * The steps that keep as much as possible, deletions before insertions.
 *
 * @param likeness how alike two items are, from 0 (never a pair) to 1 (equal).
 */
export function sequenceDiff<Item>(
  old: readonly Item[],
  now: readonly Item[],
  likeness: (old: Item, now: Item) => number,
): Step<Item>[] {
  const start = commonLength(old.length, now.length, (at) => likeness(old[at] as Item, now[at] as Item) === 1)
  const left = Math.min(old.length, now.length) - start
  const end = commonLength(
    left,
    left,
    (at) => likeness(old[old.length - 1 - at] as Item, now[now.length - 1 - at] as Item) === 1,
  )
  const same = (at: number, shift: number): Step<Item> => ({
    type: 'same',
    old: old[at] as Item,
    now: now[at + shift] as Item,
  })
  const head = Array.from({ length: start }, (_, at) => same(at, 0))
  const tail = Array.from({ length: end }, (_, at) => same(old.length - end + at, now.length - old.length))
  const middle = bestSteps(old.slice(start, old.length - end), now.slice(start, now.length - end), likeness)
  return [...head, ...middle, ...tail]
}

function commonLength(a: number, b: number, equal: (at: number) => boolean): number {
  let length = 0
  while (length < Math.min(a, b) && equal(length)) length += 1
  return length
}

/** The path of the greatest total likeness, by the usual table of all pairs of endings. */
function bestSteps<Item>(
  old: readonly Item[],
  now: readonly Item[],
  likeness: (old: Item, now: Item) => number,
): Step<Item>[] {
  const width = now.length + 1
  const likes = new Float32Array(old.length * now.length)
  const best = new Float32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const like = likeness(old[i] as Item, now[j] as Item)
      likes[i * now.length + j] = like
      const paired = like > 0 ? like + at(best, (i + 1) * width + j + 1) : 0
      best[i * width + j] = Math.max(paired, at(best, (i + 1) * width + j), at(best, i * width + j + 1))
    }
  }
  const steps: Step<Item>[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    const here = at(best, i * width + j)
    const like = i < old.length && j < now.length ? at(likes, i * now.length + j) : 0
    if (like > 0 && Math.abs(here - like - at(best, (i + 1) * width + j + 1)) < 1e-4) {
      steps.push({ type: 'same', old: old[i++] as Item, now: now[j++] as Item })
    } else if (i < old.length && Math.abs(at(best, (i + 1) * width + j) - here) < 1e-4) {
      steps.push({ type: 'deleted', old: old[i++] as Item })
    } else {
      steps.push({ type: 'inserted', now: now[j++] as Item })
    }
  }
  return steps
}

const at = (table: Float32Array, index: number) => table[index] as number
