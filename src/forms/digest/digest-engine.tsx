import { memo, type RefObject, useEffect, useMemo, useState } from 'react'
import type { DigestFormWords } from '#src/content/schemas/forms.ts'
import { type Delivery, fillMark } from '#src/forms/delivery.ts'
import { emailRule } from '#src/forms/email-rule.ts'
import { readFields } from '#src/forms/form-fields.ts'
import { honeypotName } from '#src/forms/honeypot.tsx'
import type { Phase } from '#src/forms/live-form.ts'
import { mailto } from '#src/forms/mailto.ts'
import { useSending } from '#src/forms/use-sending.ts'
import { fillWords } from '#src/lib/fill-words.ts'

export interface LiveDigest {
  phase: Phase
  /** The number of the sign-up, where it has one. */
  receipt: string | undefined
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
  const read = () =>
    form.current ? readFields(form.current, ['email', honeypotName]) : { email: '', [honeypotName]: '' }
  const sent = { id: 'digest', words: () => ({ email: read().email }), reset: () => form.current?.reset() }
  const { sendOnce, forget, phase, receipt, failure } = useSending(sent, delivery, {
    onFailed: ({ fields }) => fields.email && refuse(fields.email),
  })

  const problemWith = (email: string) => rule.safeParse(email).error?.issues[0]?.message
  const submit = () => {
    const typed = read()
    const problem = problemWith(typed.email)
    if (problem) {
      forget()
      return refuse(problem)
    }
    setError(undefined)
    const email = typed.email.trim()
    const meta = fillMark(startedAt.current, typed[honeypotName], delivery.minFillMs)
    const body = fillWords(words.mailBody, { email })
    sendOnce({ words: { email }, meta, mailto: mailto(address, words.mailSubject, body) })
  }
  const recheck = () => error && setError(problemWith(read().email))

  // Without dependencies on purpose: whenever this has something new to say, it has rendered.
  useEffect(() => publish({ phase: failure?.fields.email ? 'idle' : phase, receipt, error, refusals, recheck, submit }))
  return null
}

/** Its owner renders after each report; that alone is no reason to render again. */
export default memo(DigestEngine)
