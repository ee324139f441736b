import { createHash } from 'node:crypto'
import type { ContactFormWords, DigestFormWords } from '../../src/content/schemas/forms.ts'
import { contactSchema } from '../../src/forms/contact/contact-schema.ts'
import type { ContactValues } from '../../src/forms/contact/contact-values.ts'
import { emailRule } from '../../src/forms/email-rule.ts'
import { honeypotName } from '../../src/forms/honeypot.tsx'

/** What a form sends, checked by the rules of the form itself. */
export type FormMessage = ({ form: 'contact'; words: ContactValues } | { form: 'digest'; words: { email: string } }) & {
  /** The same for each sending of the same message. */
  id: string
  suspected: boolean
  /** The page it was written on, where the form says so: with JavaScript. */
  page?: string
}

export interface FormWords {
  contact: ContactFormWords
  digest: DigestFormWords
}

export interface ReadForm {
  message?: FormMessage
  /** What is wrong, by field, in the words of the form. */
  errors?: Record<string, string>
}

interface Rule {
  safeParse(value: unknown): { data?: unknown; error?: { issues: { path: PropertyKey[]; message: string }[] } }
}

/**
 * Reads what came in the body of a request.
 *
 * @param fields the values by their names: those of a JSON object, or of a form that was posted without JavaScript
 * @param now whose day the key of a message without an id is good for
 * @returns nothing at all when it is neither of the two forms
 */
export function readForm(fields: Record<string, unknown>, words: FormWords, now = new Date()): ReadForm {
  const { formId, meta, [honeypotName]: trap = '' } = fields
  const said = meta instanceof Object ? (meta as Record<string, unknown>) : {}
  const checked =
    formId === 'contact'
      ? check(contactSchema(words.contact.messages), fields)
      : formId === 'digest'
        ? checkDigest(fields, words.digest)
        : {}
  if (!checked.words) return checked
  return {
    message: {
      form: formId,
      words: checked.words,
      id: idOf(said, [formId, checked.words, now.toISOString().slice(0, 10)]),
      suspected: trap !== '' || said.suspected === true,
      ...(typeof said.page === 'string' && { page: said.page.slice(0, 200) }),
    } as FormMessage,
  }
}

function check(rule: Rule, fields: Record<string, unknown>): { words?: unknown; errors?: Record<string, string> } {
  // A form that is posted ends its lines as mails do, and would be longer by that than what the visitor has counted.
  const lines = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ])
  const { data, error } = rule.safeParse(Object.fromEntries(lines))
  if (!error) return { words: data }
  return { errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()) }
}

function checkDigest({ email }: Record<string, unknown>, words: DigestFormWords) {
  const { data, error } = emailRule(words).safeParse(email)
  return error ? { errors: { email: error.issues[0]?.message ?? words.emailFormat } } : { words: { email: data } }
}

/** That of the form; without JavaScript a key of the words and the day, since the same may be said again on another. */
function idOf({ id }: Record<string, unknown>, words: unknown[]): string {
  if (typeof id === 'string' && /^[0-9a-f]{32}$/.test(id)) return id
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)
}
