// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ResourceLibrary } from '#src/blocks/resource-library/resource-library.tsx'
import { loadResourceLibrary, resourceLibrary } from '#src/blocks/resource-library/row.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { resource } from '#src/content/schemas/resource.ts'
import { recordIndex } from '../../support/record-index.ts'

const words = resourceLibrary.props.parse({
  groups: [
    { name: 'Federal Compliance Guides', text: 'One.' },
    { name: 'Digital Transformation', text: 'Two.' },
    { name: 'Industry Analysis', text: 'Three.' },
  ],
  scaleLabel: 'MB',
  size: 'Full edition, {size}',
  contents: 'Contents, {count} parts',
  request: 'Request full edition',
  requestAbout: 'Full edition: {title}',
  preview: 'Preview, {size}',
  previewDetail: '{title}, PDF',
  download: 'Download',
  downloadDetail: '{title}, {format}, {size}',
  fileSize: '{format}, {size}',
})

const library = loadResourceLibrary(words, recordIndex('resources'))

/** Prints what a link carries to the contact form. */
function State() {
  return <code>{JSON.stringify(useLocation().state)}</code>
}

function show(file?: string, previewBytes?: number) {
  const data = resource.parse({
    title: 'The list',
    description: 'What was retired.',
    group: 'Digital Transformation',
    type: 'Checklist',
    downloadSize: '2.4 MB',
    tags: ['Retiring', 'Reports'],
    contents: ['First', 'Second', 'Third'],
    order: 1,
    ...(file && { file }),
  })
  const content = {
    entries: () => [{ slug: 'the-list', data }],
    download: () => previewBytes,
  } as unknown as ContentIndex
  return render(
    <MemoryRouter>
      <State />
      <ResourceLibrary {...loadResourceLibrary(words, content)} />
    </MemoryRouter>,
  )
}

test('three groups hold three items each', () => {
  expect(library.groups.map(({ items }) => items.length)).toEqual([3, 3, 3])
})

test('sizes run from 1.8 MB to 6.7 MB', () => {
  const sizes = library.groups.flatMap(({ items }) => items.map(({ megabytes }) => megabytes))
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1.8, 6.7])
})

test('an item shows its type, its size, its tags and its contents', () => {
  show()
  const item = screen.getByRole('heading', { name: 'The list' }).closest('li') as HTMLElement
  for (const text of ['Checklist', 'Full edition, 2.4 MB', 'Retiring', 'Contents, 3 parts', 'Third']) {
    expect(item).toHaveTextContent(text)
  }
})

test('the items stand under the heading of their group', () => {
  show()
  const group = screen.getByRole('region', { name: 'Digital Transformation' })
  expect(within(group).getByRole('heading', { name: 'The list' })).toBeInTheDocument()
})

test('without a file the full edition is asked for by the contact form', async () => {
  show()
  expect(screen.queryByText('Download')).not.toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Request full edition (The list)' })
  expect(link).toHaveAttribute('href', '/contact')
  expect(link?.dataset).toMatchObject({ interest: 'other', about: 'Full edition: The list' })
})

test('with a file it is downloaded, and the link says what kind of file and how large', () => {
  show('/downloads/the-list.pdf')
  const link = screen.getByRole('link', { name: 'Download (The list, PDF, 2.4 MB)' })
  expect(link).toHaveAttribute('href', '/downloads/the-list.pdf')
  expect(link).toHaveAttribute('download')
  expect(screen.getByText('PDF, 2.4 MB')).toBeInTheDocument()
  expect(screen.queryByText('Request full edition')).not.toBeInTheDocument()
})

test('an item whose preview was printed links to it with its size, and to nothing when it was not', () => {
  show(undefined, 66_000)
  expect(screen.getByRole('link', { name: /Preview, 6\d KB.*The list, PDF/ })).toHaveAttribute(
    'href',
    '/downloads/the-list-preview.pdf',
  )
})

test('without a printed preview there is no link to one', () => {
  show()
  expect(screen.queryByRole('link', { name: /Preview/ })).toBeNull()
})
