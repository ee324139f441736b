// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { FieldsForm } from '../../../../src/desk/ui/fields/fields-form.tsx'
import { words } from '../../../../src/desk/words.ts'

const choice = { enum: ['one', 'two'] }

test('what stands in for a choice that must be made cannot be chosen, and no value can where none is needed', () => {
  const schema: JsonSchema = { type: 'object', properties: { track: choice, tone: choice }, required: ['track'] }
  const data = { track: 'Fill in: the track.', tone: 'two' }
  render(<FieldsForm id="form" file="content/x" schema={schema} data={data} issues={[]} edit={() => undefined} />)
  expect(screen.getByRole('option', { name: data.track })).toBeDisabled()
  expect(screen.getByRole('option', { name: words.fields.none })).toBeEnabled()
})
