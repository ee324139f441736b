import { focusFirstToWrite } from '../fields/focus-field.ts'

/** Moves past the bars: to where one writes, or to what the view is about. */
export function focusMain(): void {
  const form = document.querySelector('.desk-fields')
  if (form) {
    focusFirstToWrite(form)
    return
  }
  const target = document.querySelector<HTMLElement>('#rich-text, .cm-content') ?? document.querySelector('main')
  if (target?.matches('main')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Does so when what had the focus is gone: the view before, a dialog, a button. */
export function takeLostFocus(): void {
  if (document.activeElement === document.body) focusMain()
}
