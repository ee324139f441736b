import { seededRandom } from '#src/lib/seeded-random.ts'

/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0, below the limit. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Choices for one seed. */
export function createRandom(seed: number): Random {
  const next = seededRandom(String(seed))
  const below = (limit: number) => Math.floor(next() * Math.max(1, limit))
  return { below, pick: (items) => items[below(items.length)] as never }
}
