// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadServiceResources, serviceResources } from '#src/blocks/service-resources/row.ts'
import { ServiceResources } from '#src/blocks/service-resources/service-resources.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

const items = [
  { type: 'White paper', title: 'The list', text: 'What was retired.', length: '24 pages' },
  { type: 'Podcast', title: 'The argument', text: 'Two chiefs talk.', length: '34 min' },
]
const show = (look?: string) => {
  const props = loadServiceResources(serviceResources.props.parse({ look, items }), {} as ContentIndex)
  return render(<ServiceResources {...props} />, { wrapper: MemoryRouter })
}

test.each(['shelf', 'index'])(
  'in the look “%s” every resource leads to the briefings, its type read before its title',
  (look) => {
    show(look)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/briefings', '/briefings'])
    expect(links[0]).toHaveAccessibleName('White paper The list')
    expect(screen.getByText('34 min')).toBeVisible()
  },
)

test('without a look the resources stand on a shelf', () => {
  expect(serviceResources.props.parse({ items }).look).toBe('shelf')
})

test('a type that is not one of the five is refused', () => {
  const wrong = items.map((item) => ({ ...item, type: 'Blog' }))
  expect(serviceResources.props.safeParse({ items: wrong }).success).toBe(false)
})
