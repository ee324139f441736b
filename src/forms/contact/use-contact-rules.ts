import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useMemo, useRef } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import type { Attachment } from '#src/forms/live-form.ts'
import { contactSchema } from './contact-schema.ts'
import { type ContactName, type ContactValues, checkedNames, contactNames, emptyValues } from './contact-values.ts'

/** Follows the fields by the rules: silent until a field is left for the first time, then with every change. */
export function useContactRules(messages: ContactFormWords['messages'], left: RefObject<ReadonlySet<string>>) {
  const schema = useMemo(() => contactSchema(messages), [messages])
  const { register, control, setValue, formState, ...form } = useForm<ContactValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: emptyValues,
    // The rules accept any value, which is more than the type of a resolver can say.
    resolver: zodResolver(schema) as unknown as Resolver<ContactValues>,
  })
  const values = useWatch({ control })
  const followed = useRef(new WeakSet<Element>())

  const attach = (name: ContactName): Attachment => {
    const { ref, onChange, onBlur } = register(name)
    const follow: Attachment['ref'] = (field) => {
      // A field met for the first time may already hold what was typed before this code arrived,
      // and may have been left already.
      if (field && !followed.current.has(field)) {
        followed.current.add(field)
        const wasLeft = left.current.has(name)
        setValue(name, field.value, { shouldTouch: wasLeft, shouldValidate: wasLeft })
      }
      ref(field)
    }
    return { ref: follow, onChange, onBlur }
  }

  const errors: Partial<Record<ContactName, string>> = {}
  for (const name of contactNames) {
    const message = formState.errors[name]?.message
    if (message) errors[name] = message
  }
  const valid = Object.fromEntries(
    checkedNames.map((name) => [name, schema.shape[name].safeParse(values[name]).success]),
  )
  return { attach, errors, valid, handleSubmit: form.handleSubmit, setError: form.setError, reset: form.reset }
}
