// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GoneLink } from '#src/desk/requests/site.ts'
import { GoneLinks } from '#src/desk/ui/problems/gone-links.tsx'
import { words } from '#src/desk/words.ts'

const link: GoneLink = {
  address: 'https://example.net/gone',
  since: '2026-03-11',
  said: '404',
  from: [{ file: 'content/pages/about.mdx', line: 12 }],
}
const answer = vi.hoisted(() => ({ links: [] as object[] }))
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({
  askServer: async () => answer.links,
  NoAnswer: class extends Error {},
}))

test('an outside link that is gone leads to each text that links to it', async () => {
  answer.links = [link]
  render(<GoneLinks title={() => 'About us'} />)
  const list = await screen.findByRole('region', { name: words.goneLinks.list })
  expect(list).toHaveTextContent('https://example.net/goneFailing since March 11, 2026, last with 404.')
  const place = screen.getByRole('link', { name: 'About us' })
  expect(decodeURIComponent(place.getAttribute('href') ?? '')).toMatch(/content\/pages\/about\.mdx.*12/)
})

test('where none is gone there is no list', async () => {
  answer.links = []
  const { container } = render(<GoneLinks title={() => ''} />)
  await Promise.resolve()
  expect(container).toBeEmptyDOMElement()
})
