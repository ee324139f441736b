import type { Interest } from '#src/content/schemas/forms.ts'
import type { ContactValues } from './contact-values.ts'

/** An entry of the site a message can be about. */
export interface Subject {
  /** The first line of the message. */
  line: string
  interest: Interest
}

/** What the link that led here says about the visitor's errand. */
export interface Prefill {
  interest?: Interest
  line?: string
}

export interface KnownPrefills {
  subjects: Readonly<Record<string, Subject>>
  services: readonly { value: Interest }[]
}

/**
 * Reads the errand from the address, which may only name what we know: its text never gets into the form.
 *
 * @param line what the link that led here says it is about, see `errandLine`
 */
export function readPrefill(search: string, known: KnownPrefills, line?: string): Prefill {
  const query = new URLSearchParams(search)
  const about = subjectOf(query.get('about'), known)
  const interest = known.services.find(({ value }) => value === query.get('interest'))?.value ?? about?.interest
  const first = about?.line ?? line
  return { ...(interest && { interest }), ...(first && { line: first }) }
}

/** The entry of the site a name in the address means. */
export function subjectOf(name: string | null, { subjects }: Pick<KnownPrefills, 'subjects'>): Subject | undefined {
  return name !== null && Object.hasOwn(subjects, name) ? subjects[name] : undefined
}

type Errand = Pick<ContactValues, 'service' | 'message'>

/**
 * Puts the errand into the form. What an earlier errand put there is replaced; what the visitor wrote is kept,
 * with the new line above it.
 */
export function applyPrefill(values: Errand, next: Prefill, previous: Prefill = {}): Errand {
  const untouched = values.service === '' || values.service === previous.interest
  return {
    service: next.interest && untouched ? next.interest : values.service,
    message: next.line ? withLine(values.message, next.line, previous.line) : values.message,
  }
}

function withLine(message: string, line: string, previous?: string): string {
  if (message.startsWith(line)) return message
  const own = previous && message.startsWith(previous) ? message.slice(previous.length).trimStart() : message
  return own ? `${line}\n\n${own}` : `${line}\n\n`
}
