import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Delivery, FillMark } from './delivery.ts'
import type { Phase } from './live-form.ts'
import { markOf, messageWith } from './message-with.ts'
import { queryClient } from './query-client.ts'
import { type Answer, type Letter, type Outcome, send } from './send.ts'
import type { SendFailure } from './send-failure.ts'
import { keepMessage, readMessage, type SentMessage } from './sent-message.ts'
import { useHeldPage } from './use-held-page.ts'
import { wasReceived } from './was-received.ts'

/** The form that is sent. */
export interface SentForm {
  id: string
  /** What stands in its fields now. */
  words: () => object
  reset: () => void
}

/** What a form does once it is known how the sending went, or that nobody knows. */
export interface SendingEvents {
  onOutcome?: (outcome: Outcome) => void
  onFailed: (failure: SendFailure) => void
}

/** What is sent: the checked words, and what the form says about itself. */
export interface Draft extends Pick<Letter, 'mailto'> {
  words: object
  meta: FillMark
}

/**
 * Sends one letter at a time. A second press on the button while one is under way does nothing. Whoever comes back to the
 * page before it had an answer is told what the endpoint says of the message, or that nobody knows.
 */
export function useSending(form: SentForm, delivery: Delivery, { onOutcome, onFailed }: SendingEvents) {
  // Not the state of the mutation: two presses can come before the next render.
  const underWay = useRef<Promise<Answer>>(undefined)
  const last = useRef(readMessage(form.id))
  const keep = (message: SentMessage | undefined) => {
    last.current = message
    keepMessage(form.id, message)
  }
  /** Follows what becomes of a letter, or of the question about it. */
  const { mutate, reset, status, data, error, variables } = useMutation<Answer, SendFailure, Promise<Answer>>(
    // Being offline is an answer of its own here, not a reason to wait.
    { mutationFn: (answer) => answer, networkMode: 'always' },
    queryClient,
  )

  const tell = ({ outcome }: Answer) => {
    if (outcome !== 'unknown') {
      // What was written meanwhile was not sent.
      if (markOf(form.words()) === last.current?.mark) form.reset()
      keep(undefined)
    }
    onOutcome?.(outcome)
  }
  const ask = ({ id }: SentMessage) => {
    underWay.current = undefined
    mutate(wasReceived(delivery, id), { onSuccess: tell })
  }
  const sendOnce = ({ words, meta, mailto }: Draft) => {
    if (underWay.current) return
    const message = messageWith(words, last.current)
    keep(message)
    const answer = send({ payload: { formId: form.id, ...words, meta: { id: message.id, ...meta } }, mailto }, delivery)
    const follow = () =>
      mutate(answer, {
        onSuccess: (known) => {
          underWay.current = undefined
          if (known.outcome === 'unknown') ask(message)
          else tell(known)
        },
        onError: (failure) => {
          underWay.current = undefined
          keep({ ...message, open: false })
          onFailed(failure)
        },
      })
    underWay.current = answer
    follow()
    // Chromium goes on with the request of a page that was left: its answer may come after the visitor has come back.
    const onAnswer = (known?: Answer) => {
      if (known?.outcome !== 'unknown' && underWay.current !== answer && last.current === message) follow()
    }
    answer.then(onAnswer, () => onAnswer())
  }

  const askAgain = useEffectEvent(() => {
    if (last.current?.open) ask(last.current)
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && askAgain()
    askAgain()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  /** Ends what is said of the last message, when the next one is refused before it is sent. */
  const forget = () => {
    if (!underWay.current) reset()
  }

  const waiting: Phase = variables === underWay.current ? 'sending' : 'idle'
  const phase: Phase = status === 'pending' ? waiting : status === 'error' ? 'failed' : (data?.outcome ?? 'idle')
  useHeldPage(phase === 'sending' && delivery.mode !== 'mailto')
  return { sendOnce, forget, phase, receipt: data?.receipt, failure: error }
}
