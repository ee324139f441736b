import { isStandIn } from '#src/lib/is-stand-in.ts'
import type { FieldPath } from './field-props.ts'
import { fieldId } from './form-context.ts'

const fields = 'input, textarea, select'
/** A folded item of a list. What a rule means is nothing to fill in. */
const folded = 'details:not(.desk-rule) > summary'
/** What there is in a list of folded items, or in an empty one. */
const openers = `${folded}, button`

/** Moves to a field, or to the first one of a group or a list. Returns whether it is shown. */
export function focusField(form: string, path: FieldPath): boolean {
  return focusInside(document.getElementById(fieldId(form, path)))
}

/** Moves to an element, or else to the first field inside it, or the first button where it has none. */
export function focusInside(element: Element | null | undefined): boolean {
  const target = element?.matches(`${fields}, ${openers}`)
    ? element
    : (element?.querySelector(fields) ?? element?.querySelector(openers))
  show(target)
  return target instanceof HTMLElement
}

/** Moves to the first field of a form that is still to be written, or to the first one of all, folded or not. */
export function focusFirstToWrite(form: Element): void {
  const all = [...form.querySelectorAll<HTMLInputElement>(fields)]
  const toWrite = all.find(({ value }) => isStandIn(value))
  show(toWrite ?? form.querySelector(`${fields}, ${folded}`) ?? form.querySelector(openers))
}

function show(target: Element | null | undefined) {
  target?.scrollIntoView({ block: 'center' })
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
