import { memo, type RefObject, useEffect, useState } from 'react'
import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import { type Delivery, fillMark } from '#src/forms/delivery.ts'
import { controlOf, readFields } from '#src/forms/form-fields.ts'
import { honeypotName } from '#src/forms/honeypot.tsx'
import type { LiveForm } from '#src/forms/live-form.ts'
import { prepareNotifications } from '#src/site/notifications/notify.ts'
import { contactMail } from './contact-letter.ts'
import { type ContactName, type ContactValues, contactNames } from './contact-values.ts'
import { useContactRules } from './use-contact-rules.ts'
import { useContactSending } from './use-contact-sending.ts'

export type LiveContactForm = LiveForm<ContactName>

export interface ContactEngineProps {
  form: RefObject<HTMLFormElement | null>
  startedAt: RefObject<number>
  /** Names of the fields that were left before this arrived. */
  left: RefObject<ReadonlySet<string>>
  words: Omit<ContactFormWords, 'subjects'>
  delivery: Delivery
  email: string
  publish: (live: LiveContactForm) => void
}

/** Checks and sends the contact form. Draws nothing: it follows the fields that are there and reports what to show. */
function ContactEngine({ form, startedAt, left, words, delivery, email, publish }: ContactEngineProps) {
  const [notices, setNotices] = useState(0)
  const [refused, setRefused] = useState(false)
  const { attach, errors, valid, handleSubmit, setError, reset } = useContactRules(words.messages, left)
  const showNotice = () => setNotices((count) => count + 1)
  const refuse = () => {
    setRefused(true)
    showNotice()
  }

  const typed = () => (form.current ? readFields(form.current, contactNames) : {})
  const { sendOnce, forget, phase, receipt, offline } = useContactSending({ words: typed, reset }, delivery, words, {
    onNews: showNotice,
    onRefused: (serverErrors) => {
      for (const [name, message] of Object.entries(serverErrors))
        setError(name as ContactName, { type: 'server', message })
      refuse()
    },
  })

  const draftOf = (values: ContactValues) => {
    const trap = (form.current && controlOf(form.current, honeypotName)?.value) ?? ''
    const meta = fillMark(startedAt.current, trap, delivery.minFillMs)
    return { words: values, meta, mailto: contactMail(values, words, email) }
  }
  // The errors are there once this has ended: the list takes the focus, and its name says how many there are.
  const submit = async () => {
    let isRefused = false
    await handleSubmit(
      (values) => sendOnce(draftOf(values)),
      () => {
        isRefused = true
      },
    )()
    if (!isRefused) return
    forget()
    refuse()
  }

  // Once the last error is gone the list is over; a later mistake is only shown at its field. Only errors that go end
  // it: a refusal may be known a moment before the errors that caused it.
  const clean = Object.keys(errors).length === 0
  useEffect(() => {
    if (clean) setRefused(false)
  }, [clean])

  useEffect(prepareNotifications, [])
  // Without dependencies on purpose: whenever this has something new to say, it has rendered.
  useEffect(() =>
    publish({ phase, receipt, notices, refused, errors, valid, offline, attach, submit: () => void submit() }),
  )
  return null
}

/** Its owner renders after each report; that alone is no reason to render again. */
export default memo(ContactEngine)
