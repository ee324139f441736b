import { expect, test } from 'vitest'
import { type Tree, treeText } from '#src/body/tree.ts'
import { linkTerms } from '#src/pages/legal/view/link-terms.ts'

const definition = (term: string): Tree[number] => ['p', null, 'The “', ['strong', null, term], '” are defined here.']
const section = (id: string): Tree[number] => ['h3', { id }, id]
const linksIn = (nodes: Tree): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : node[0] === 'a'
        ? [`${treeText([node])} ${String(node[1]?.href)}`]
        : linksIn(node.slice(2) as Tree),
  )

test('a definition gets a name, and the first use in each subsection leads there', () => {
  const body: Tree = [
    section('one'),
    definition('Fees'),
    ['p', null, 'The Fees here need no link.'],
    section('two'),
    ['p', null, 'Fees, and again Fees.'],
    ['ul', null, ['li', null, ['strong', null, 'The Fee of the Feestown office.']]],
    section('three'),
    ['p', null, 'One Fee.'],
  ]
  const linked = linkTerms(body, [])
  expect(linked[1]).toEqual([
    'p',
    null,
    'The “',
    ['dfn', { role: 'none' }, ['span', { id: 'term-fees' }], 'Fees'],
    '” are defined here.',
  ])
  expect(linksIn(linked)).toEqual(['Fees #term-fees', 'Fee #term-fees'])
  expect(treeText(linked)).toBe(treeText(body))
})

test('the longest term wins, and names inside links and headings stay as they are', () => {
  const body: Tree = [
    definition('Client'),
    definition('Client Materials'),
    section('The Client'),
    ['p', null, ['a', { href: '/x' }, 'a Client'], ' gives Client Materials.'],
  ]
  expect(linksIn(linkTerms(body, []))).toEqual(['a Client /x', 'Client Materials #term-client-materials'])
})

test('pronouns, words without capitals and the name of the firm are not linked', () => {
  const body: Tree = [
    ...['we', 'You', 'cookie', 'Vantordine', 'Vantordine Materials'].map(definition),
    section('two'),
    ['p', null, 'You and we, a cookie of Vantordine, and Vantordine Materials.'],
  ]
  expect(linksIn(linkTerms(body, ['Vantordine']))).toEqual(['Vantordine Materials #term-vantordine-materials'])
})
