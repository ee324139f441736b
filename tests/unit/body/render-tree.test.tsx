// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderProse, renderTree } from '#src/body/render-tree.tsx'
import type { Tree } from '#src/body/tree.ts'

const blocks = {
  Box: ({ title, children }: { title: string; children: ReactNode }) => (
    <section aria-label={title}>{children}</section>
  ),
  Mark: ({ words }: { words: string }) => <mark>{words}</mark>,
}

test('elements and blocks are rendered with their props, and blocks hold what stands in them', () => {
  const body: Tree = [
    [
      'Box',
      { title: 'Outer' },
      ['p', null, 'Words and ', ['a', { href: '/about' }, 'a link'], ['Mark', { words: '!' }]],
    ],
  ]
  render(renderTree(body, blocks))
  const box = screen.getByRole('region', { name: 'Outer' })
  expect(box).toHaveTextContent('Words and a link!')
  expect(within(box).getByRole('link', { name: 'a link' })).toHaveAttribute('href', '/about')
})

test('a block that was not loaded is named by the error', () => {
  expect(() => renderTree([['Lost', null]], blocks)).toThrow('The block <Lost> was not loaded for this page.')
})

const table: Tree[0] = ['table', null, ['tbody', null, ['tr', null, ['td', null, 'A cell']]]]

test('a table in prose scrolls in a region the keyboard reaches, named by the heading above it', () => {
  render(renderProse([['h2', { id: 'costs' }, 'Costs'], ['p', null, 'Words.'], table], blocks))
  const region = screen.getByRole('region', { name: 'Costs' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(within(region).getByRole('table')).toBeInTheDocument()
})

test('a table before any heading is no landmark without a name', () => {
  render(renderProse([table], blocks))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('table').parentElement).toHaveAttribute('tabindex', '0')
})
