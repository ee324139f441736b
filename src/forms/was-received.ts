import type { Delivery } from './delivery.ts'
import { within } from './within.ts'

/** Someone waits meanwhile, and not to know is an answer, too. */
const patienceMs = 5000

/**
 * Asks the endpoint whether it has a message. Only a plain yes counts: whoever does not know such questions answers
 * something else, and what is not there yet may still be on its way.
 */
export async function wasReceived({ mode, endpoint }: Delivery, id: string): Promise<boolean> {
  if (mode !== 'endpoint' || !endpoint) return false
  const url = new URL(endpoint, window.location.href)
  url.searchParams.set('id', id)
  const answer: unknown = await within(patienceMs, async (signal) => {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    return response.ok && response.json()
  })
  return answer instanceof Object && 'received' in answer && answer.received === true
}
