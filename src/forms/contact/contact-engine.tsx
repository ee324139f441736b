import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { notify, prepareNotifications } from '#src/lib/notify.ts'
import type { ContactFormWords } from '#src/schemas/forms.ts'
import { type Delivery, fillMark } from '../delivery.ts'
import { controlOf } from '../form-fields.ts'
import { honeypotName } from '../honeypot.tsx'
import type { LiveForm } from '../live-form.ts'
import { queryClient } from '../query-client.ts'
import { type Letter, type Outcome, send } from '../send.ts'
import { SendFailure } from '../send-failure.ts'
import { contactMail, contactPayload } from './contact-letter.ts'
import { contactSchema } from './contact-schema.ts'
import { checkedNames, type ContactName, contactNames, type ContactValues, emptyValues } from './contact-values.ts'
import { forgetDraft } from './draft.ts'

export type LiveContactForm = LiveForm<ContactName>

export interface ContactEngineProps {
  form: RefObject<HTMLFormElement | null>
  startedAt: RefObject<number>
  words: Omit<ContactFormWords, 'subjects'>
  delivery: Delivery
  email: string
  publish: (live: LiveContactForm) => void
}

/** Checks and sends the contact form. Draws nothing: it follows the fields that are there and reports what to show. */
function ContactEngine({ form, startedAt, words, delivery, email, publish }: ContactEngineProps) {
  const schema = useMemo(() => contactSchema(words.messages), [words])
  const { register, control, handleSubmit, setError, setValue, reset, formState } = useForm<ContactValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: emptyValues,
    // The rules read any value as text, which their input type cannot say.
    resolver: zodResolver(schema) as unknown as Resolver<ContactValues>,
  })
  const values = useWatch({ control })
  const [notices, setNotices] = useState(0)
  const [refused, setRefused] = useState(false)
  const busy = useRef(false)
  const followed = useRef(new WeakSet<Element>())
  const showNotice = () => setNotices((count) => count + 1)
  const refuse = () => {
    setRefused(true)
    showNotice()
  }

  const sending = useMutation<Outcome, SendFailure, Letter>(
    {
      mutationFn: (letter) => send(letter, delivery),
      networkMode: 'always',
      onSuccess: (outcome) => {
        forgetDraft()
        reset()
        showNotice()
        notify({ type: 'success', ...successWords(words, outcome) })
      },
      onError: ({ fields }) => {
        const named = contactNames.filter((name) => fields[name])
        for (const name of named) setError(name, { type: 'server', message: fields[name] ?? '' })
        if (named.length > 0) return refuse()
        showNotice()
        notify({ type: 'destructive', title: words.failure.title, description: words.failure.text })
      },
      onSettled: () => {
        busy.current = false
      },
    },
    queryClient,
  )

  const submit = handleSubmit((valid) => {
    if (busy.current || !form.current) return
    busy.current = true
    setRefused(false)
    const trap = controlOf(form.current, honeypotName)?.value ?? ''
    const meta = fillMark(startedAt.current, trap, delivery.minFillMs)
    sending.mutate({ payload: contactPayload(valid, meta), mailto: contactMail(valid, words, email) })
  }, refuse)

  const attach: LiveContactForm['attach'] = (name) => {
    const { ref, onChange, onBlur } = register(name)
    return {
      onChange,
      onBlur,
      ref: (field) => {
        // A field that is met for the first time may already hold what was typed before this code arrived.
        if (field && !followed.current.has(field)) {
          followed.current.add(field)
          setValue(name, field.value)
        }
        ref(field)
      },
    }
  }

  useEffect(prepareNotifications, [])
  // Without dependencies on purpose: whenever this has something new to say, it has rendered.
  useEffect(() => {
    publish({
      phase: phaseOf(sending),
      notices,
      refused,
      errors: Object.fromEntries(contactNames.flatMap((name) => entry(name, formState.errors[name]?.message))),
      valid: Object.fromEntries(checkedNames.map((name) => [name, schema.shape[name].safeParse(values[name]).success])),
      offline: sending.error?.offline ?? false,
      attach,
      submit: () => void submit(),
    })
  })
  return null
}

const entry = (name: ContactName, message: string | undefined) => (message ? [[name, message]] : [])

function phaseOf({ status, data, error }: { status: string; data?: Outcome | undefined; error: SendFailure | null }): LiveContactForm['phase'] {
  if (status === 'pending') return 'sending'
  if (status === 'error') return contactNames.some((name) => error?.fields[name]) ? 'idle' : 'failed'
  return data ?? 'idle'
}

function successWords({ success }: Pick<ContactFormWords, 'success'>, outcome: Outcome) {
  return outcome === 'sent'
    ? { title: success.title, description: success.text }
    : { title: success.mailto, description: success.mailtoText }
}

/** Its owner renders after each report; that alone is no reason to render again. */
export default memo(ContactEngine)
