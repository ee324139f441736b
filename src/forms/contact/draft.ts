import { controlOf, readFields, writeField } from '#src/forms/form-fields.ts'
import { type ContactValues, contactNames } from './contact-values.ts'
import type { Prefill } from './prefill.ts'

/** What was typed, for as long as the tab shows this site. In memory only: people share computers. */
interface Draft {
  values?: ContactValues
  /** The errand that was put into the form last, and the visit it came with. */
  prefill?: Prefill
  visit?: string
}

const draft: Draft = {}

/** The draft as it is. */
export function readDraft(): Readonly<Draft> {
  return draft
}

/** Remembers what stands in the form when its page is left. */
export function keepDraft(form: HTMLFormElement): void {
  draft.values = readFields(form, contactNames)
}

/** Remembers which errand was put into the form, so that coming Back does not put it there twice. */
export function keepPrefill(prefill: Prefill, visit: string): void {
  draft.prefill = prefill
  draft.visit = visit
}

/** Forgets everything typed: the message has been sent. */
export function forgetDraft(): void {
  delete draft.values
  delete draft.prefill
}

/** Fills in what was typed on an earlier visit of the page; what stands in the form now wins. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const name of contactNames) {
    const control = controlOf(form, name)
    const value = draft.values?.[name]
    if (control && value && control.value === '') writeField(control, value)
  }
}
