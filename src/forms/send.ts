import { hasNetwork } from '#src/lib/has-network.ts'
import type { Delivery } from './delivery.ts'
import { SendFailure } from './send-failure.ts'

/** How long the demonstration pretends to send. */
export const simulatedMs = 2000

/** `sent`: the message has left. `opened`: the visitor's mail program has it. */
export type Outcome = 'sent' | 'opened'

export interface Letter {
  /** What the endpoint receives as JSON. */
  payload: object
  /** The same as a `mailto:` address. */
  mailto: string
}

const openMail = (href: string) => window.location.assign(href)

/** Sends a form the way it is configured, once. Throws a {@link SendFailure} when it did not go through. */
export async function send(letter: Letter, delivery: Delivery, open = openMail): Promise<Outcome> {
  if (delivery.mode === 'mailto') {
    open(letter.mailto)
    return 'opened'
  }
  if (!(await hasNetwork())) throw new SendFailure({ offline: true })
  if (delivery.mode === 'endpoint' && delivery.endpoint)
    await post(delivery.endpoint, letter.payload, delivery.timeoutMs)
  else await new Promise((resolve) => setTimeout(resolve, simulatedMs))
  return 'sent'
}

/** The time limit covers the body of an answer too: a 422 is only understood once it has been read. */
async function post(endpoint: string, payload: object, timeoutMs: number): Promise<void> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(payload),
      signal: abort.signal,
    })
    if (response.status === 422) throw new SendFailure({ fields: fieldErrors(await response.json()) })
    await response.body?.cancel()
    if (!response.ok) throw new SendFailure()
  } catch (cause) {
    throw cause instanceof SendFailure ? cause : new SendFailure({ offline: !(await hasNetwork()), cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Reads `{ "errors": { "<field>": "<message>" } }`; anything else says nothing about any field. */
function fieldErrors(body: unknown): Record<string, string> {
  const errors = body instanceof Object && 'errors' in body ? body.errors : null
  if (!(errors instanceof Object)) return {}
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    ),
  )
}
