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

const longestLine = 200

/**
 * Reads the errand from the router state of our own links, or from the address.
 * The address may only name what we know: its text never gets into the form.
 */
export function readPrefill(state: unknown, search: string, known: KnownPrefills): Prefill {
  const query = new URLSearchParams(search)
  const given = state instanceof Object ? (state as Record<string, unknown>) : {}
  const about = subjectOf(given.about, known) ?? subjectOf(query.get('about'), known)
  const interest = interestOf(given.interest, known) ?? interestOf(query.get('interest'), known) ?? about?.interest
  const line = about?.line ?? ownLine(given.about)
  return { ...(interest && { interest }), ...(line && { line }) }
}

function subjectOf(slug: unknown, { subjects }: KnownPrefills): Subject | undefined {
  return typeof slug === 'string' && Object.hasOwn(subjects, slug) ? subjects[slug] : undefined
}

function interestOf(value: unknown, { services }: KnownPrefills): Interest | undefined {
  return services.find((service) => service.value === value)?.value
}

/** Router state comes from links of this site, so a line in it was written by an editor. */
function ownLine(about: unknown): string | undefined {
  return typeof about === 'string' ? about.replace(/\s+/g, ' ').trim().slice(0, longestLine) || undefined : undefined
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
