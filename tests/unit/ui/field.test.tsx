// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field, type FieldProps } from '#src/ui/field.tsx'

const show = (props: Partial<FieldProps>) =>
  render(
    <Field id="phone" label="Phone" {...props}>
      {(ids) => <input className="input" {...ids} />}
    </Field>,
  )

it('names the control by its label', () => {
  show({})
  const control = screen.getByLabelText('Phone')
  expect(control).not.toHaveAttribute('aria-describedby')
  expect(control).not.toHaveAttribute('aria-invalid')
})

it('names the control by label and hint, and describes it by the error alone', () => {
  show({ hint: 'Digits only', error: 'Please enter a valid phone number' })
  const control = screen.getByLabelText('Phone')
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleName('Phone Digits only')
  expect(control).toHaveAccessibleDescription('Please enter a valid phone number')
})

it('reads the hint behind its control, and shows it above', () => {
  const { container } = show({ hint: 'Digits only' })
  expect([...(container.firstChild as Element).children].map(({ className }) => className)).toEqual([
    '',
    'field-control',
    expect.stringContaining('field-hint'),
  ])
})

it('marks a field that may stay empty', () => {
  show({ optional: '(optional)' })
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Phone (optional)')
})

it('takes an id, so that an error summary can link to the control', () => {
  show({ id: 'phone', error: 'Wrong' })
  expect(screen.getByRole('textbox')).toHaveAttribute('id', 'phone')
})

it('shows a refused value as refused even if it was accepted before', () => {
  const { container } = show({ valid: true, error: 'Wrong' })
  expect(container.firstChild).toHaveAttribute('data-state', 'invalid')
})
