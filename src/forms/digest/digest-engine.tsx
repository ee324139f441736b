import { useMutation } from '@tanstack/react-query'
import { memo, type RefObject, useEffect, useMemo, useState } from 'react'
import { fillWords } from '#src/lib/fill-words.ts'
import type { DigestFormWords } from '#src/schemas/forms.ts'
import { type Delivery, fillMark } from '../delivery.ts'
import { emailRule } from '../email-rule.ts'
import { readFields } from '../form-fields.ts'
import { honeypotName } from '../honeypot.tsx'
import { mailto } from '../mailto.ts'
import { queryClient } from '../query-client.ts'
import { type Letter, type Outcome, send } from '../send.ts'
import type { SendFailure } from '../send-failure.ts'

export interface LiveDigest {
  phase: 'idle' | 'sending' | Outcome | 'failed'
  /** Why the address is refused. */
  error: string | undefined
  /** Grows each time a press on the button is refused. */
  refusals: number
  /** Looks at the address again once it has been refused. */
  recheck: () => void
  submit: () => void
}

export interface DigestEngineProps {
  form: RefObject<HTMLFormElement | null>
  startedAt: RefObject<number>
  words: DigestFormWords
  delivery: Delivery
  address: string
  publish: (live: LiveDigest) => void
}

/** Checks and sends the digest sign-up, by the same rule as the e-mail field of the contact form. Draws nothing. */
function DigestEngine({ form, startedAt, words, delivery, address, publish }: DigestEngineProps) {
  const rule = useMemo(() => emailRule(words), [words])
  const [error, setError] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const refuse = (message: string) => {
    setError(message)
    setRefusals((count) => count + 1)
  }
  const sending = useMutation<Outcome, SendFailure, Letter>(
    {
      mutationFn: (letter) => send(letter, delivery),
      networkMode: 'always',
      onSuccess: () => form.current?.reset(),
      onError: ({ fields }) => fields.email && refuse(fields.email),
    },
    queryClient,
  )

  const check = () => {
    const typed = form.current ? readFields(form.current, ['email', honeypotName]) : { email: '', [honeypotName]: '' }
    const { success, data, error: problem } = rule.safeParse(typed.email)
    return { email: success ? data : undefined, message: problem?.issues[0]?.message, trap: typed[honeypotName] }
  }
  const submit = () => {
    if (sending.isPending) return
    const { email, message, trap } = check()
    if (email === undefined) return refuse(message ?? words.emailFormat)
    setError(undefined)
    const meta = fillMark(startedAt.current, trap, delivery.minFillMs)
    const body = fillWords(words.mailBody, { email })
    sending.mutate({ payload: { formId: 'digest', email, meta }, mailto: mailto(address, words.mailSubject, body) })
  }
  const recheck = () => error && setError(check().message)

  const failed = sending.isError && !sending.error.fields.email
  const phase = sending.isPending ? 'sending' : failed ? 'failed' : (sending.data ?? 'idle')
  // Without dependencies on purpose: whenever this has something new to say, it has rendered.
  useEffect(() => publish({ phase, error, refusals, recheck, submit }))
  return null
}

/** Its owner renders after each report; that alone is no reason to render again. */
export default memo(DigestEngine)
