import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { notify } from '#src/lib/notify.ts'
import type { ContactFormWords } from '#src/schemas/forms.ts'
import type { Delivery } from '../delivery.ts'
import { queryClient } from '../query-client.ts'
import { type Letter, type Outcome, send } from '../send.ts'
import type { SendFailure } from '../send-failure.ts'
import { type ContactName, contactNames } from './contact-values.ts'
import { forgetDraft } from './draft.ts'

type Words = Pick<ContactFormWords, 'success' | 'failure'>

/** What the form does once it is known how the sending went. */
export interface SendingEvents {
  onSent: () => void
  onFailed: () => void
  /** The endpoint refuses single fields. */
  onRefused: (errors: Partial<Record<ContactName, string>>) => void
}

/** Sends the letter once at a time and tells the visitor how it went, also on another page. */
export function useContactSending(delivery: Delivery, words: Words, events: SendingEvents) {
  const busy = useRef(false)
  const { mutate, status, data, error } = useMutation<Outcome, SendFailure, Letter>(
    {
      mutationFn: (letter) => send(letter, delivery),
      // Being offline is an answer of its own here, not a reason to wait.
      networkMode: 'always',
      onSuccess: (outcome) => {
        forgetDraft()
        events.onSent()
        notify({ type: 'success', ...successWords(words, outcome) })
      },
      onError: (failure) => {
        const errors = knownErrors(failure)
        if (errors) return events.onRefused(errors)
        events.onFailed()
        notify({ type: 'destructive', title: words.failure.title, description: words.failure.text })
      },
      onSettled: () => {
        busy.current = false
      },
    },
    queryClient,
  )

  const sendOnce = (letter: () => Letter) => {
    if (busy.current) return
    busy.current = true
    mutate(letter())
  }
  const failed = status === 'error' && !knownErrors(error)
  const phase = status === 'pending' ? 'sending' : failed ? 'failed' : (data ?? 'idle')
  return { sendOnce, phase, offline: error?.offline ?? false } as const
}

function knownErrors({ fields }: SendFailure): Partial<Record<ContactName, string>> | null {
  const known = contactNames.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  return known.length > 0 ? Object.fromEntries(known) : null
}

function successWords({ success }: Words, outcome: Outcome) {
  return outcome === 'sent'
    ? { title: success.title, description: success.text }
    : { title: success.mailto, description: success.mailtoText }
}
