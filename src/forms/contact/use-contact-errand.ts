import { type RefObject, useEffect } from 'react'
import { controlOf, writeField } from '#src/forms/form-fields.ts'
import { keepDraft, keepPrefill, readDraft, restoreDraft } from './draft.ts'
import { applyPrefill, type Prefill } from './prefill.ts'

/** Brings back what was typed on an earlier visit of the page and puts in what the link that led here says. */
export function useContactErrand(form: RefObject<HTMLFormElement | null>, prefill: Prefill, visit: string): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restoreDraft(element)
    return () => keepDraft(element)
  }, [form])

  useEffect(() => {
    const service = form.current && controlOf(form.current, 'service')
    const message = form.current && controlOf(form.current, 'message')
    if (!service || !message || visit === readDraft().visit) return
    const filled = applyPrefill({ service: service.value, message: message.value }, prefill, readDraft().prefill)
    writeField(service, filled.service)
    writeField(message, filled.message)
    keepPrefill(prefill, visit)
  }, [form, prefill, visit])
}
