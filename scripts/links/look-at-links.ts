import { groupBy } from '../../src/lib/group-by.ts'
import { openTaskPool } from '../tools/task-pool.ts'
import { type Answer, askLink, type HowToAsk } from './ask-link.ts'
import { type Memory, remembered } from './memory.ts'

/** So many hosts are asked at a time. */
const hosts = 4

export interface HowToLook extends HowToAsk {
  /** Between two questions to one host, in milliseconds. */
  pause: number
  today: string
}

/**
 * Asks for every address, one at a time of each host, and returns what is known of each now. What nobody links to any more is
 * forgotten.
 *
 * @throws one sentence when not a single server could be reached: then this machine has no network, and nothing was learnt.
 */
export async function lookAtLinks(addresses: readonly string[], before: Memory, how: HowToLook): Promise<Memory> {
  const answers = new Map<string, Answer>()
  const pool = openTaskPool(hosts)
  for (const own of groupBy(addresses, (address) => new URL(address).host).values())
    await pool.add(async () => {
      for (const [index, address] of own.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, how.pause))
        answers.set(address, await askLink(address, how))
      }
    })
  await pool.done()
  if (answers.size > 0 && [...answers.values()].every(isUnreached))
    throw new Error('No server could be reached: is there a network? What is known of the links stays as it was.')
  return Object.fromEntries(
    [...answers].map(([address, answer]) => [address, remembered(before[address], answer, how.today)]),
  )
}

/** Statuses are said in figures: everything else did not come from a server. */
const isUnreached = (answer: Answer) => answer.is !== 'there' && !/^\d|redirect/.test(answer.said)
