// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { ContactField } from '#src/forms/contact/contact-field.tsx'
import { contactInputs, optionalNames } from '#src/forms/contact/contact-inputs.ts'
import type { ContactName } from '#src/forms/contact/contact-values.ts'
import { words } from './contact-fixture.ts'

const names = Object.keys(contactInputs) as ContactName[]

const both = names.flatMap((name) => [true, false].map((native) => [name, native] as const))

// Marked in the browser's own way, an empty field is called invalid before anybody was in it.
it.each(both)('%s is required unless it is called optional, checked by the browser: %s', (name, native) => {
  render(
    <ContactField name={name} words={words} live={null} native={native}>
      {(control) =>
        name === 'message' ? <textarea {...(control as ComponentProps<'textarea'>)} /> : <input {...control} />
      }
    </ContactField>,
  )
  const control = screen.getByLabelText(words.fields[name].label, { exact: false })
  const isRequired = !optionalNames.includes(name)
  expect(control.hasAttribute('required')).toBe(isRequired && native)
  expect(control.getAttribute('aria-required')).toBe(isRequired && !native ? 'true' : null)
})
