import { hasNetwork } from '#src/lib/has-network.ts'
import type { Delivery } from './delivery.ts'
import { receiptOf } from './receipt-of.ts'
import { SendFailure } from './send-failure.ts'
import { within } from './within.ts'

/** How long the demonstration pretends to send. */
export const simulatedMs = 2000

/** What goes on after its page is left is not larger: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveBytes = 64 * 1024

/** `sent`: the message has arrived. `opened`: the visitor's mail program has it. `unknown`: nobody has answered. */
export type Outcome = 'sent' | 'opened' | 'unknown'

/** What is known of a message. */
export interface Answer {
  outcome: Outcome
  /** The number that whoever has received it gave it. */
  receipt?: string | undefined
}

export interface Letter {
  /** What the endpoint receives as JSON. */
  payload: object
  /** The same as a `mailto:` address. */
  mailto: string
}

const openMail = (href: string) => window.location.assign(href)

/** Sends a form the way it is configured, once. Throws a {@link SendFailure} when it certainly did not go through. */
export async function send(letter: Letter, delivery: Delivery, open = openMail): Promise<Answer> {
  if (delivery.mode === 'mailto') {
    open(letter.mailto)
    return { outcome: 'opened' }
  }
  if (!(await hasNetwork())) throw new SendFailure({ offline: true })
  if (delivery.mode === 'endpoint' && delivery.endpoint)
    return post(delivery.endpoint, letter.payload, delivery.timeoutMs)
  await new Promise((resolve) => setTimeout(resolve, simulatedMs))
  return { outcome: 'sent' }
}

/** The time limit covers the body of an answer too: a 422 is only understood once it has been read. */
async function post(endpoint: string, payload: object, timeoutMs: number): Promise<Answer> {
  const body = JSON.stringify(payload)
  let answer: Response | undefined
  const said = await within(timeoutMs, async (signal) => {
    answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'omit',
      keepalive: new Blob([body]).size < keepaliveBytes,
      body,
      signal,
    })
    return answer.status === 422 || isJson(answer) ? answer.json() : answer.body?.cancel()
  })
  if (!answer) return { outcome: 'unknown' }
  if (!answer.ok) throw new SendFailure({ fields: answer.status === 422 ? fieldErrors(said) : {} })
  return { outcome: 'sent', receipt: receiptOf(said) }
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json')

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
