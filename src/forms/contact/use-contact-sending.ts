import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import type { Delivery } from '#src/forms/delivery.ts'
import type { SendFailure } from '#src/forms/send-failure.ts'
import { useSending } from '#src/forms/use-sending.ts'
import { notify } from '#src/site/notifications/notify.ts'
import { type ContactName, contactNames } from './contact-values.ts'

/** The latest news of the form takes the place of the one before. */
const noticeId = 'contact'

type FieldErrors = Partial<Record<ContactName, string>>

export interface ContactSendingEvents {
  onSent: () => void
  onFailed: () => void
  /** The endpoint refuses single fields. */
  onRefused: (errors: FieldErrors) => void
}

/** Sends the contact form and tells the visitor how it went, also on another page. */
export function useContactSending(
  delivery: Delivery,
  { success, failure: failed }: Pick<ContactFormWords, 'success' | 'failure'>,
  events: ContactSendingEvents,
) {
  const { sendOnce, phase, failure } = useSending(delivery, {
    onSent: (outcome) => {
      events.onSent()
      const sent = { title: success.title, description: success.text }
      notify({
        id: noticeId,
        type: 'success',
        ...(outcome === 'sent' ? sent : { title: success.mailto, description: success.mailtoText }),
      })
    },
    onFailed: (reason) => {
      const errors = knownErrors(reason)
      if (errors) return events.onRefused(errors)
      events.onFailed()
      notify({ id: noticeId, type: 'destructive', title: failed.title, description: failed.text })
    },
  })
  const refused = failure && knownErrors(failure)
  return { sendOnce, phase: refused ? 'idle' : phase, offline: failure?.offline ?? false } as const
}

/** What the endpoint says about fields this form has. */
function knownErrors({ fields }: SendFailure): FieldErrors | null {
  const known = contactNames.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  return known.length > 0 ? Object.fromEntries(known) : null
}
