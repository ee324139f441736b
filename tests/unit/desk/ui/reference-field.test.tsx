// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { FieldsForm } from '../../../../src/desk/ui/fields/fields-form.tsx'
import { words } from '../../../../src/desk/words.ts'

const targets = [
  { title: 'Compliance', slug: 'compliance', collection: 'categories' },
  { title: 'Compliance abroad', slug: 'abroad', collection: 'categories' },
]
vi.mock('#src/desk/ui/server/targets.ts', () => ({ useLinkTargets: () => targets, useLinkChoices: () => [] }))

const schema: JsonSchema = {
  type: 'object',
  properties: { category: { type: 'string', entryOf: 'categories' } },
  required: ['category'],
}

function typeIn(text: string) {
  const edit = vi.fn()
  const data = { category: 'abroad' }
  render(<FieldsForm id="form" file="content/x" schema={schema} data={data} issues={[]} edit={edit} />)
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  return { edit, field }
}

test('a title that is written to its end is chosen', () => {
  const { edit } = typeIn('compliance')
  expect(edit).toHaveBeenCalledWith([{ path: ['category'], value: 'compliance' }])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what names nothing changes nothing, and that is said', () => {
  const { edit, field } = typeIn('Complience')
  expect(edit).not.toHaveBeenCalled()
  expect(field).toHaveValue('Compliance abroad')
  expect(screen.getByRole('alert')).toHaveTextContent(words.fields.unknown('Complience'))
})
