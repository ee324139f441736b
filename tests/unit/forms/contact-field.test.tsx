// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { ContactField } from '#src/forms/contact/contact-field.tsx'
import { contactInputs, optionalNames } from '#src/forms/contact/contact-inputs.ts'
import type { ContactName } from '#src/forms/contact/contact-values.ts'
import { words } from './contact-fixture.ts'

const names = Object.keys(contactInputs) as ContactName[]

it.each(names)('a screen reader tells of %s that it is required unless it is called optional', (name) => {
  render(
    <ContactField name={name} words={words} live={null} native={false}>
      {(control) =>
        name === 'message' ? <textarea {...(control as ComponentProps<'textarea'>)} /> : <input {...control} />
      }
    </ContactField>,
  )
  const control = screen.getByLabelText(words.fields[name].label, { exact: false })
  expect(control.hasAttribute('required')).toBe(!optionalNames.includes(name))
})
