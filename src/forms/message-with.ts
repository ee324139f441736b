import { seededRandom } from '#src/lib/seeded-random.ts'
import type { SentMessage } from './sent-message.ts'

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
