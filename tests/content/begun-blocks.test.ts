import { expect, test } from 'vitest'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { listBlocks } from '../../scripts/desk/site/list-blocks.ts'
import { readProps } from '../../src/desk/text/fields/props.ts'
import { checkSite } from '../support/check-site.ts'
import { legalText } from '../support/legal-text.ts'
import { page } from '../support/minimal-content.ts'

const kinds = listBlocks()
type Kind = (typeof kinds)[number]

const placed = ({ starter, parents: [parent] = [] }: Kind) =>
  parent ? `<${parent}>\n${starter}\n</${parent}>\n` : `${starter}\n`

/** A text in which a block stands as it is put in. */
const around = (kind: Kind, draft: boolean): [string, string] => {
  const name = `a-${kind.name.toLowerCase()}`
  if (kind.collection !== 'legal')
    return [`content/pages/${name}.mdx`, page({ title: kind.name, ...(draft && { draft: 'true' }) }, placed(kind))]
  const text = legalText({ title: kind.name, effective: '2030-01-01' }, `## Purpose\n\n${placed(kind)}`)
  return [`content/legal/${name}/2030-01-01.mdx`, draft ? text.replace('---\n', '---\ndraft: true\n') : text]
}

/** Every word in a value, at any depth. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value ?? {}).flatMap(wordsIn) : []

/** What a tag and what stands in it says. */
function saidBy(starter: string): string[] {
  const attributes = [...starter.matchAll(/<\w+ ([^>]*?) ?\/?>/g)].flatMap(([, props = '']) => {
    const read = readProps(props.replaceAll('\n', ' '))
    expect(read, props).toBeDefined()
    return wordsIn(read)
  })
  return [
    ...attributes,
    ...starter
      .replaceAll(/<[^>]*>/g, '')
      .split('\n')
      .filter(Boolean),
  ]
}

test('what the desk puts in says nothing but what belongs there', () => {
  const said = kinds.map(({ name, starter }): [string, string[]] => [
    name,
    saidBy(starter).filter((one) => !isStandIn(one)),
  ])
  expect(said.filter(([, words]) => words.length > 0)).toEqual([])
})

test('a draft may hold each block as it is put in, and each line with a note of it is told', async () => {
  const { issues } = await checkSite(Object.fromEntries(kinds.map((kind) => around(kind, true))))
  for (const kind of kinds) {
    const [file] = around(kind, true)
    // Of one rule the first twenty are told one by one.
    const own = issues.filter((issue) => issue.file === file && !['orphan-page', 'and-more'].includes(issue.rule))
    const notes = (placed(kind).match(/^.*Fill in(?: \d)?:/gm) ?? []).slice(0, 20)
    expect(
      own.map(({ rule, severity }) => `${severity} ${rule}`),
      file,
    ).toEqual(notes.map(() => 'warning unfinished'))
  }
})

test.each([
  ['PullFigure', '“Fill in: the figure”, “Fill in: what it says”: words of yours belong in 2 places of this line.'],
  [
    'RatioChart',
    '“Fill in: what the chart shows”, “Fill in: a point on the horizontal axis”, “Fill in: the name of the line”, ' +
      '“Fill in: a number”: words of yours belong in 6 places of this line.',
  ],
])('the notes on the line of a %s are told together, with what belongs there', async (name, message) => {
  const kind = kinds.find((one) => one.name === name) as Kind
  const { issues } = await checkSite(Object.fromEntries([around(kind, true)]))
  expect(issues.filter(({ rule }) => rule === 'unfinished').map((issue) => issue.message)).toEqual([message])
})

test('a block in two halves begins with words for both', () => {
  expect(kinds.find(({ name }) => name === 'Split')?.starter).toBe(
    '<Split>\n\nFill in: the words at the left.\n\nFill in: the words at the right.\n\n</Split>',
  )
})

test('no block is published as it is put in', async () => {
  const unwritten = kinds.filter(({ starter }) => starter.includes('Fill in'))
  const { issues } = await checkSite(Object.fromEntries(unwritten.map((kind) => around(kind, false))))
  for (const kind of unwritten) {
    const told = issues.filter(({ file, rule }) => file === around(kind, false)[0] && rule === 'unfinished')
    expect(new Set(told.map(({ severity }) => severity)), kind.name).toEqual(new Set(['error']))
  }
})
