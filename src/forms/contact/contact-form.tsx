import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import type { Site } from '#src/content/schemas/site.ts'
import type { Delivery } from '#src/forms/delivery.ts'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import { controlOf, readFields, writeField } from '#src/forms/form-fields.ts'
import { Honeypot } from '#src/forms/honeypot.tsx'
import { useLiveForm } from '#src/forms/use-live-form.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import type { ContactEngineProps, LiveContactForm } from './contact-engine.tsx'
import { ContactFields } from './contact-fields.tsx'
import { contactMail } from './contact-letter.ts'
import { contactNames, fieldId } from './contact-values.ts'
import { FailureNotice } from './failure-notice.tsx'
import { NoScriptNotice } from './no-script-notice.tsx'
import { applyPrefill, type Prefill } from './prefill.ts'
import { SubmitRow } from './submit-row.tsx'
import { SuccessNotice } from './success-notice.tsx'

export interface ContactFormProps {
  words: Omit<ContactFormWords, 'subjects'>
  delivery: Delivery
  /** Where a mail goes that is sent instead of the form. */
  email: string
  phone: Site['directPhone']
  prefill: Prefill
  announce: (text: string) => void
}

const loadEngine = () => import('./contact-engine.tsx')

/** The contact form: complete in the first HTML, checked and sent by a part that arrives when someone turns to it. */
export function ContactForm({ words, delivery, email, phone, prefill, announce }: ContactFormProps) {
  const hydrated = useHydrated()
  const { form, startedAt, left, Engine, live, publish, unreachable, events } = useLiveForm<
    ContactEngineProps,
    LiveContactForm
  >(loadEngine)
  useContactErrand(form, prefill)

  const posts = delivery.mode === 'endpoint'
  const demonstration = delivery.mode === 'simulate'
  const errors = useMemo(() => listErrors(live), [live])
  const refused = live?.refused === true && errors.length > 0
  const sending = live?.phase === 'sending'
  const unknown = live?.phase === 'unknown'
  useErrorTitle(refused ? words.errorTitlePrefix : undefined)

  return (
    <div className="contact-form">
      {live && (live.phase === 'sent' || live.phase === 'opened') && (
        <SuccessNotice words={words} live={live} demonstration={demonstration} />
      )}
      <form
        ref={form}
        aria-label={words.title}
        aria-busy={sending}
        // A dialog submission goes nowhere: without script no word of it gets into the address.
        {...(posts ? { action: delivery.endpoint, method: 'post' } : { method: 'dialog' })}
        noValidate={hydrated || !posts}
        {...events}
      >
        {live && refused && (
          <ErrorSummary
            title={words.errorSummary}
            name={fillWords(errors.length === 1 ? words.errorCountOne : words.errorCount, { count: errors.length })}
            errors={errors}
            moment={live.notices}
          />
        )}
        {!posts && <NoScriptNotice words={words.noScript} phone={phone} email={email} />}
        <div className={posts ? 'contact-parts' : 'contact-parts needs-script'}>
          <input type="hidden" name="formId" value="contact" />
          <ContactFields words={words} live={live} native={posts && !hydrated} announce={announce} />
          <Honeypot label={words.honeypot} />
          {(live?.phase === 'failed' || unknown || unreachable) && (
            <FailureNotice
              words={words}
              unknown={unknown}
              offline={live?.offline ?? false}
              mailto={typedMail(form, words, email)}
              phone={phone}
              moment={live?.notices ?? 0}
            />
          )}
          <SubmitRow words={words} sending={sending} demonstration={demonstration} />
        </div>
      </form>
      {Engine && (
        <Engine
          form={form}
          startedAt={startedAt}
          left={left}
          words={words}
          delivery={delivery}
          email={email}
          publish={publish}
        />
      )}
    </div>
  )
}

function listErrors(live: LiveContactForm | null) {
  return contactNames.flatMap((name) => {
    const message = live?.errors[name]
    return message ? [{ id: fieldId(name), message }] : []
  })
}

function typedMail(form: RefObject<HTMLFormElement | null>, words: ContactFormProps['words'], email: string): string {
  return form.current ? contactMail(readFields(form.current, contactNames), words, email) : `mailto:${email}`
}

/** Says in the browser tab that the form has errors: the title is the first thing read after a page changes. */
function useErrorTitle(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const title = document.title
    document.title = `${prefix} ${title}`
    return () => {
      // Another page may have set its own title by now.
      if (document.title === `${prefix} ${title}`) document.title = title
    }
  }, [prefix])
}

/** Puts in what the link that led here says. What the visitor typed stays. */
function useContactErrand(form: RefObject<HTMLFormElement | null>, prefill: Prefill): void {
  const applied = useRef<Prefill>(undefined)
  useEffect(() => {
    const service = form.current && controlOf(form.current, 'service')
    const message = form.current && controlOf(form.current, 'message')
    if (!service || !message || prefill === applied.current) return
    const filled = applyPrefill({ service: service.value, message: message.value }, prefill, applied.current)
    writeField(service, filled.service)
    writeField(message, filled.message)
    applied.current = prefill
  }, [form, prefill])
}
