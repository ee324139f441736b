// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react'
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

it('describes the control by hint and error', () => {
  show({ hint: 'Digits only', error: 'Please enter a valid phone number' })
  const control = screen.getByLabelText('Phone')
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('Digits only Please enter a valid phone number')
})

it('leaves out the hint while somebody types, so that only the error is news', () => {
  show({ hint: 'Digits only', error: 'Please enter a valid phone number' })
  const control = screen.getByLabelText('Phone')
  fireEvent.input(control, { target: { value: '2' } })
  expect(control).toHaveAccessibleDescription('Please enter a valid phone number')
  fireEvent.blur(control)
  expect(control).toHaveAccessibleDescription('Digits only Please enter a valid phone number')
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
