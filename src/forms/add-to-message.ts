import { fieldId } from './contact/contact-values.ts'
import { writeField } from './form-fields.ts'

/** Writes a line at the end of the contact form's message and moves the focus there. Says whether there is a form. */
export function addToMessage(line: string): boolean {
  const field = document.getElementById(fieldId('message'))
  if (!(field instanceof HTMLTextAreaElement)) return false
  const written = field.value.trimEnd()
  if (!written.includes(line)) writeField(field, written ? `${written}\n\n${line}` : line)
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return true
}
