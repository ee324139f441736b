import { seededRandom } from '#src/lib/seeded-random.ts'

/**
 * A message this page has tried to send, by the form it was written in. It stands in the state of the page's entry in the
 * history of the tab: a variable or a hidden field is lost when Back loads the page anew, and storage would stay behind.
 */
export interface SentMessage {
  id: string
  /** Stands for the words of the message, which are not kept. */
  mark: number
  /** Nobody knows what became of it. */
  open: boolean
}

/** Equal words have equal marks. Space at their ends is not sent and does not count. */
export function markOf(words: object): number {
  return seededRandom(JSON.stringify(words, (_, value) => (typeof value === 'string' ? value.trim() : value)))()
}

/** The last message again when its words have not changed, so that it counts once; otherwise a new one. */
export function messageWith(words: object, last: SentMessage | undefined): SentMessage {
  const mark = markOf(words)
  return { id: last?.mark === mark ? last.id : newId(), mark, open: true }
}

/** `crypto.randomUUID` is missing where a site is served without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Kept = { messages?: Record<string, SentMessage | undefined> } | null

/** What became of the form's last message is not known, or it may have to be sent again. */
export function readMessage(form: string): SentMessage | undefined {
  return (history.state as Kept)?.messages?.[form]
}

/** Without a message the form has nothing to ask about any more. */
export function keepMessage(form: string, message: SentMessage | undefined): void {
  const state = history.state as Kept
  history.replaceState({ ...state, messages: { ...state?.messages, [form]: message } }, '')
}
