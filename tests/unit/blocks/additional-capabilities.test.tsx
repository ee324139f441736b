// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdditionalCapabilities } from '#src/blocks/additional-capabilities/additional-capabilities.tsx'
import { loadAdditionalCapabilities } from '#src/blocks/additional-capabilities/row.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { additionalCapability } from '#src/content/schemas/service.ts'

const capabilities = ['Lab Setup', 'Scaling'].map((title, index) =>
  additionalCapability.parse({
    id: `extra-${index}`,
    title,
    description: 'What it is.',
    category: 'Innovation',
    why: `Because of ${title}.`,
  }),
)
const content = { list: () => capabilities } as unknown as ContentIndex
const props = loadAdditionalCapabilities({ whyLabel: 'Why This Matters' }, content)

test('shows every capability with its tag, in the order of the file', () => {
  render(<AdditionalCapabilities {...props} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Lab Setup',
    'Scaling',
  ])
  expect(screen.getAllByText('Innovation')).toHaveLength(2)
})

test('every note has a name of its own, a shared group and an address', () => {
  render(<AdditionalCapabilities {...props} />)
  const note = screen.getByRole('heading', { level: 4, name: 'Why This Matters Scaling' }).closest('details')
  expect(note).toHaveAttribute('name', 'why')
  expect(note).toHaveAttribute('id', 'why-extra-1')
  expect(note).not.toHaveAttribute('open')
  expect(note).toHaveTextContent('Because of Scaling.')
})

test('a link to a note names it', () => {
  render(<AdditionalCapabilities {...props} />)
  expect(screen.getByText('Because of Lab Setup.').closest('details')).toHaveAttribute('id', 'why-extra-0')
})
