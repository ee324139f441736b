import { focusFirstToWrite } from '../fields/focus-field.ts'

/** Moves past the bars: to where one writes, or to the heading of a view, which a screen reader tells. */
export function focusMain(): void {
  const form = document.querySelector('.desk-fields')
  if (form) {
    focusFirstToWrite(form)
    return
  }
  const target = document.querySelector<HTMLElement>('#rich-text, .cm-content') ?? document.querySelector('h1')
  if (target?.matches('h1')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Does so when what had the focus is gone: the view before, a dialog, a button. */
export function takeLostFocus(): void {
  if (document.activeElement === document.body) focusMain()
}
