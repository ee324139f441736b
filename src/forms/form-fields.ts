type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control of that name. Reading the form itself keeps what was typed before any script ran. */
export function controlOf(form: HTMLFormElement, name: string): FormControl | null {
  const control = form.elements.namedItem(name)
  const known =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return known ? control : null
}

/** What stands in the fields of the given names at this moment. */
export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, controlOf(form, name)?.value ?? ''])) as Record<Name, string>
}

/** Writes a value the way typing does, so that everything listening to the field learns of it. */
export function writeField(control: FormControl, value: string): void {
  if (control.value === value) return
  // React replaces `value` on the element to follow it; a write that counts as input goes through the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
