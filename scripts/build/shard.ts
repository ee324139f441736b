import { UsageError } from '../tools/usage-error.ts'

/** One of several machines that share the pages: from 1 to `of`. */
export interface Shard {
  number: number
  of: number
}

/** Reads `2/4`. */
export function readShard(text: string): Shard {
  const [, number = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (number < 1 || number > of) throw new UsageError(`Expected a part such as 2/4, not “${text}”.`)
  return { number, of }
}
