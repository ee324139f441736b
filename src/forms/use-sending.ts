import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Delivery } from './delivery.ts'
import type { Phase } from './live-form.ts'
import { queryClient } from './query-client.ts'
import { type Letter, type Outcome, send } from './send.ts'
import type { SendFailure } from './send-failure.ts'

/** What a form does once it is known how the sending went. Called even if its page has been left by then. */
export interface SendingEvents {
  onSent: (outcome: Outcome) => void
  onFailed: (failure: SendFailure) => void
}

/** Sends one letter at a time. A second press on the button while one is under way does nothing. */
export function useSending(delivery: Delivery, { onSent, onFailed }: SendingEvents) {
  // Not the state of the mutation: two presses can come before the next render.
  const busy = useRef(false)
  const { mutate, status, data, error } = useMutation<Outcome, SendFailure, Letter>(
    {
      mutationFn: (letter) => send(letter, delivery),
      // Being offline is an answer of its own here, not a reason to wait.
      networkMode: 'always',
      onSuccess: onSent,
      onError: onFailed,
      onSettled: () => {
        busy.current = false
      },
    },
    queryClient,
  )
  const sendOnce = (letter: Letter) => {
    if (busy.current) return
    busy.current = true
    mutate(letter)
  }
  const phase: Phase = status === 'pending' ? 'sending' : status === 'error' ? 'failed' : (data ?? 'idle')
  return { sendOnce, phase, failure: error }
}
