import { useEffect, useRef } from 'react'
import type { DigestFormWords } from '#src/content/schemas/forms.ts'
import type { Delivery } from '#src/forms/delivery.ts'
import { Honeypot } from '#src/forms/honeypot.tsx'
import { requiredMark } from '#src/forms/required-mark.ts'
import { useLiveForm } from '#src/forms/use-live-form.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import * as routes from '#src/lib/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import type { DigestEngineProps, LiveDigest } from './digest-engine.tsx'

export interface DigestFormProps {
  words: DigestFormWords
  delivery: Delivery
  /** Where a mail goes that is sent instead of the form. */
  email: string
}

const loadEngine = () => import('./digest-engine.tsx')

/** One e-mail box. Complete in the first HTML; checked and sent by a part that arrives when someone turns to it. */
export function DigestForm({ words, delivery, email }: DigestFormProps) {
  const hydrated = useHydrated()
  const { form, startedAt, Engine, live, publish, unreachable, events } = useLiveForm<DigestEngineProps, LiveDigest>(
    loadEngine,
  )
  const input = useRef<HTMLInputElement>(null)
  const posts = delivery.mode === 'endpoint'
  const sending = live?.phase === 'sending'
  const refusals = live?.refusals ?? 0

  useEffect(() => {
    if (refusals > 0) input.current?.focus()
  }, [refusals])

  return (
    <form
      ref={form}
      className="digest"
      aria-label={words.title}
      aria-busy={sending}
      // A dialog submission goes nowhere: without script the address stays out of the URL.
      {...(posts ? { action: delivery.endpoint, method: 'post' } : { method: 'dialog' })}
      noValidate={hydrated || !posts}
      {...events}
      onInput={live?.recheck}
    >
      <input type="hidden" name="formId" value="digest" />
      <div className={posts ? 'digest-row' : 'digest-row needs-script'}>
        <Field id="digest-email" label={words.label} error={live?.error}>
          {(ids) => (
            <input
              ref={input}
              {...ids}
              type="email"
              name="email"
              className="input"
              autoComplete="email"
              {...requiredMark(posts && !hydrated)}
            />
          )}
        </Field>
        <Button type="submit" disabled={sending}>
          {sending ? words.submitting : words.submit}
        </Button>
      </div>
      <Honeypot label={words.honeypot} />
      <DigestStatus
        words={words}
        phase={unreachable ? 'failed' : (live?.phase ?? 'idle')}
        receipt={live?.receipt}
        demonstration={delivery.mode === 'simulate'}
      />
      {!posts && (
        <p className="without-script">
          <a className="text-link" href={`mailto:${email}?subject=${encodeURIComponent(words.mailSubject)}`}>
            {words.noScript}
          </a>
        </p>
      )}
      <p className="text-muted text-sm [&>a+a]:ml-2">
        {words.feeds.label} <TextLink href={routes.rssFeed}>{words.feeds.rss}</TextLink>{' '}
        <TextLink href={routes.atomFeed}>{words.feeds.atom}</TextLink>{' '}
        <TextLink href={routes.jsonFeed}>{words.feeds.json}</TextLink>
      </p>
      {Engine && (
        <Engine form={form} startedAt={startedAt} words={words} delivery={delivery} address={email} publish={publish} />
      )}
    </form>
  )
}

interface DigestStatusProps {
  words: DigestFormWords
  phase: LiveDigest['phase']
  receipt: LiveDigest['receipt']
  demonstration: boolean
}

/** How the sign-up went, read out where it stands. While nothing is transmitted, that is said from the beginning. */
function DigestStatus({ words, phase, receipt, demonstration }: DigestStatusProps) {
  const { success: sent, mailto: opened, failure: failed, unknown } = words
  const message = { idle: '', sending: '', sent, opened, failed, unknown }[phase]
  return (
    <>
      <p aria-live="polite" aria-atomic="true" className="digest-status" data-phase={phase}>
        {message}
        {receipt && ` ${fillWords(words.receipt, { receipt })}`}
      </p>
      {demonstration && <p className="needs-script text-sm text-muted">{words.demonstration}</p>}
    </>
  )
}
