import type { Delivery } from './delivery.ts'
import { receiptOf } from './receipt-of.ts'
import type { Answer } from './send.ts'
import { within } from './within.ts'

/** Someone waits meanwhile, and not to know is an answer, too. */
const patienceMs = 5000

/**
 * Asks the endpoint whether it has a message. Only a plain yes counts: whoever does not know such questions answers
 * something else, and what is not there yet may still be on its way.
 */
export async function wasReceived({ mode, endpoint }: Delivery, id: string): Promise<Answer> {
  if (mode !== 'endpoint' || !endpoint) return { outcome: 'unknown' }
  const url = new URL(endpoint, window.location.href)
  url.searchParams.set('id', id)
  const said: unknown = await within(patienceMs, async (signal) => {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    return response.ok && response.json()
  })
  const received = said instanceof Object && 'received' in said && said.received === true
  return received ? { outcome: 'sent', receipt: receiptOf(said) } : { outcome: 'unknown' }
}
