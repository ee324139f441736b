import { expect, test } from 'vitest'
import { resolveBlocks } from '#src/blocks/resolve.ts'
import { blockNames } from '#src/body/block-names.ts'
import type { Tree } from '#src/body/tree.ts'
import { realIndex } from '../../support/real-content.ts'

const body: Tree = [
  ['h2', { id: 'a' }, 'A'],
  [
    'Section',
    { title: 'One' },
    ['p', null, 'Words ', ['CountUp', { value: 1 }]],
    ['Callout', { title: 'Two' }, 'Words'],
  ],
  ['p', null, ['CountUp', { value: 2 }]],
]

test('the blocks of a body are named once each, wherever they stand', () => {
  expect(blockNames(body)).toEqual(['Callout', 'CountUp', 'Section'])
})

test('a connected block is given its data, everything else stays as it was written', async () => {
  const content = realIndex()
  const [section, before] = [
    ['Section', { title: 'One' }, ['TrustBadge', { label: 'ISO' }]],
    structuredClone(body),
  ] as [Tree[0], Tree]
  expect(resolveBlocks(body, content)).toEqual(before)
  const [resolved] = resolveBlocks([section], content)
  expect(resolved?.slice(0, 2)).toEqual(['Section', { title: 'One' }])
})

test('every page of the site travels as plain data', async () => {
  const content = realIndex()
  for (const { slug, body: written } of content.entries('pages')) {
    const resolved = resolveBlocks(written, content)
    expect(JSON.parse(JSON.stringify(resolved)), slug).toEqual(JSON.parse(JSON.stringify(structuredClone(resolved))))
  }
})
