import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import { mailto } from '#src/forms/mailto.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { type ContactValues, contactNames } from './contact-values.ts'

type Words = Pick<ContactFormWords, 'fields' | 'services' | 'mailSubject'>

/** What was filled in, as a mail says it: the message last. */
export function contactLetter(values: ContactValues, words: Words): { subject: string; text: string } {
  const chosen = words.services.find(({ value }) => value === values.service)?.label ?? ''
  const shown = { ...values, service: chosen }
  const lines = contactNames
    .filter((name) => name !== 'message' && shown[name].trim() !== '')
    .map((name) => `${words.fields[name].label}: ${shown[name].trim()}`)
  const name = `${values.firstName} ${values.lastName}`.trim()
  const subject = fillWords(words.mailSubject, { name, company: values.company.trim() })
  return { subject, text: [...lines, '', values.message.trim()].join('\n') }
}

/** The same as a link that opens the visitor's mail program. */
export function contactMail(values: ContactValues, words: Words, address: string): string {
  const { subject, text } = contactLetter(values, words)
  return mailto(address, subject, text)
}
