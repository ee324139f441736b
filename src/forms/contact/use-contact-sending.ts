import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import type { Delivery } from '#src/forms/delivery.ts'
import type { SendFailure } from '#src/forms/send-failure.ts'
import { type SentForm, useSending } from '#src/forms/use-sending.ts'
import { notify } from '#src/site/notifications/notify.ts'
import { type ContactName, contactNames } from './contact-values.ts'

/** The latest news of the form takes the place of the one before. */
const noticeId = 'contact'

type FieldErrors = Partial<Record<ContactName, string>>

export interface ContactSendingEvents {
  /** There is something to say: it was sent, it was not, or nobody knows. */
  onNews: () => void
  /** The endpoint refuses single fields. */
  onRefused: (errors: FieldErrors) => void
}

/** Sends the contact form and tells the visitor how it went. */
export function useContactSending(
  form: Omit<SentForm, 'id'>,
  delivery: Delivery,
  { success, failure: failed, unknown }: Pick<ContactFormWords, 'success' | 'failure' | 'unknown'>,
  { onNews, onRefused }: ContactSendingEvents,
) {
  const tell = (type: 'success' | 'destructive', title: string, description: string) => {
    onNews()
    // The notice in the form takes the focus, and says its title.
    notify({ id: noticeId, type, title, description, heard: description })
  }
  const { sendOnce, forget, phase, receipt, failure } = useSending({ id: 'contact', ...form }, delivery, {
    onOutcome: (outcome) => {
      if (outcome === 'unknown') tell('destructive', unknown.title, unknown.text)
      else if (outcome === 'opened') tell('success', success.mailto, success.mailtoText)
      else tell('success', success.title, success.text)
    },
    onFailed: (reason) => {
      const errors = knownErrors(reason)
      if (errors) onRefused(errors)
      else tell('destructive', failed.title, failed.text)
    },
  })
  const refused = failure && knownErrors(failure)
  return { sendOnce, forget, phase: refused ? 'idle' : phase, receipt, offline: failure?.offline ?? false } as const
}

/** What the endpoint says about fields this form has. */
function knownErrors({ fields }: SendFailure): FieldErrors | null {
  const known = contactNames.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  return known.length > 0 ? Object.fromEntries(known) : null
}
