import type { ComponentProps, ReactNode } from 'react'
import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import { requiredMark } from '#src/forms/required-mark.ts'
import { Field } from '#src/ui/field.tsx'
import type { LiveContactForm } from './contact-engine.tsx'
import { contactInputs, nativeRules, optionalNames } from './contact-inputs.ts'
import { type ContactName, fieldId } from './contact-values.ts'

/** What every field of the form is drawn from. */
export interface FieldSource {
  words: Omit<ContactFormWords, 'subjects'>
  live: LiveContactForm | null
  /** Whether the browser itself checks, because there may be no script. */
  native: boolean
}

export interface ContactFieldProps extends FieldSource {
  name: ContactName
  half?: boolean
  /** Replaces the bare message of an error. */
  error?: ReactNode
  /** Draws another control than an input. */
  children?: (control: ComponentProps<'input'>) => ReactNode
}

/** One field: label, hint, control and error, followed by the rules once the form is live. */
export function ContactField({ name, half, error, children, words, live, native }: ContactFieldProps) {
  const { label, hint } = words.fields[name]
  const isOptional = optionalNames.includes(name)
  const attributes = {
    name,
    className: 'input',
    ...contactInputs[name],
    ...(!isOptional && requiredMark(native)),
    ...(native && nativeRules[name]),
  }
  return (
    <Field
      id={fieldId(name)}
      label={label}
      hint={hint}
      optional={isOptional ? words.optional : undefined}
      error={error ?? live?.errors[name]}
      valid={live?.valid[name]}
      className={half ? 'contact-half' : ''}
    >
      {(ids) => {
        const control = { ...attributes, ...ids, ...live?.attach(name) }
        return children ? children(control) : <input type="text" {...control} />
      }}
    </Field>
  )
}
