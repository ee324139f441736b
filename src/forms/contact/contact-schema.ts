import { config, catch as fallback, maxLength, minLength, object, refine, string, trim } from 'zod/mini'
import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import { emailRule } from '#src/forms/email-rule.ts'
import { limits, phonePattern } from './limits.ts'

// Without this zod tries `new Function`, which the content security policy of the site reports and refuses.
config({ jitless: true })

type Messages = ContactFormWords['messages']

const range = (size: { min: number; max: number }, required: string, min: string, max: string) =>
  string(required).check(
    trim(),
    minLength(1, { error: required, abort: true }),
    minLength(size.min, { error: min, abort: true }),
    maxLength(size.max, max),
  )

/** The rules of the contact form. Each failure carries one message of the catalogue; no other text can appear. */
export function contactSchema(messages: Messages) {
  return object({
    firstName: range(limits.name, messages.firstNameRequired, messages.firstNameMin, messages.firstNameMax),
    lastName: range(limits.name, messages.lastNameRequired, messages.lastNameMin, messages.lastNameMax),
    email: emailRule(messages),
    company: range(limits.company, messages.companyRequired, messages.companyMin, messages.companyMax),
    title: fallback(string(), '').check(trim(), maxLength(limits.title.max, messages.titleMax)),
    phone: fallback(string(), '').check(
      refine((value) => value === '' || phonePattern.test(value), messages.phoneFormat),
    ),
    service: fallback(string(), ''),
    message: range(limits.message, messages.messageMin, messages.messageMin, messages.messageMax),
  })
}
