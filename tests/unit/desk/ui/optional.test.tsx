// @vitest-environment dom
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CollectionName } from '#src/content/collections.ts'
import { jsonSchemaOf } from '../../../../scripts/content/editors/json-schemas.ts'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { FieldsForm } from '../../../../src/desk/ui/fields/fields-form.tsx'
import { words } from '../../../../src/desk/words.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** What stands above a field of a form of a collection. */
function headOf(collection: CollectionName, data: unknown, label: string): string | null | undefined {
  const schema = jsonSchemaOf(collection, root) as JsonSchema
  render(<FieldsForm id="form" file="content/x" schema={schema} data={data} issues={[]} edit={() => undefined} />)
  const labels = screen.getAllByText(label, { selector: 'label, legend' })
  return labels[0]?.closest('.desk-field-head, legend')?.textContent
}

test.each([
  ['legal', { changes: 'Words.' }, 'Changes'],
  ['advisors', { portrait: { src: 'a.jpg', alt: 'Words.' } }, 'What it shows'],
  ['pages', { hero: { ctaText: 'Words' } }, 'Cta text'],
  ['webinars', { chapters: [] }, 'Chapters'],
] as const)('what the check asks for at times is not called optional: %s', (collection, data, label) => {
  expect(headOf(collection, data, label)).toBe(label)
})

test('what may be left out is called optional', () => {
  expect(headOf('pages', { hero: { eyebrow: 'Words' } }, 'Eyebrow')).toBe(`Eyebrow${words.fields.optional}`)
})
