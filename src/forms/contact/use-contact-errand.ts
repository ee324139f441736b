import { type RefObject, useEffect, useRef } from 'react'
import { controlOf, writeField } from '#src/forms/form-fields.ts'
import { applyPrefill, type Prefill } from './prefill.ts'

/** Puts in what the link that led here says. What the visitor typed stays. */
export function useContactErrand(form: RefObject<HTMLFormElement | null>, prefill: Prefill): void {
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
