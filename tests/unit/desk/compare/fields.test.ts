import { expect, test } from 'vitest'
import { words } from '#src/desk/words.ts'
import { compared, told } from './compared.ts'

const file = 'content/articles/a-briefing.mdx'
const fields = {
  title: '"Late invoices"',
  author: 'Ada Lind',
  date: '2026-03-01',
  category: 'federal-contracting',
  featured: 'true',
  cover: '\n  src: hills.png\n  alt: Hills in copper.',
  takeaways: '\n  - The first lesson.\n  - The second lesson.\n  - A third.',
}
const text = (changed: Partial<Record<keyof typeof fields | 'publishAt', string>> = {}) => {
  const lines = Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== '')
  return `---\n${lines.map(([name, value]) => `${name}:${value?.startsWith('\n') ? '' : ' '}${value}`).join('\n')}\n---\n\nThe text.\n`
}
const changed = (one: Parameters<typeof text>[0]) => told(compared(file, text(), text(one)))

test('a field is called as in its form, and says what the form shows', () => {
  expect(changed({ title: '"Late payments"' })).toEqual(['Title: Late [-invoices-][+payments+]'])
  expect(changed({ author: 'Bo Ek' })).toEqual(['Author: [-Ada Lind-][+Bo Ek+]'])
  expect(changed({ date: '2026-03-02' })).toEqual(['Date: [-March 1, 2026-][+March 2, 2026+]'])
  expect(changed({ category: 'risk-management' })).toEqual(['Category: [-Federal contracting-][+Risk management+]'])
  expect(changed({ featured: 'false' })).toEqual(['Featured: [-Yes-][+No+]'])
  expect(changed({ cover: '\n  src: hills.png\n  alt: Hills at dusk.' })).toEqual([
    'Cover › What it shows: Hills [-in copper-][+at dusk+].',
  ])
})

test('a field that came or went is said to have, with its value', () => {
  expect(changed({ author: '' })).toEqual(['Author, removed: [-Ada Lind-]'])
  expect(changed({ publishAt: '2026-03-04T09:30' })).toEqual(['Publish at, added: [+March 4, 2026, 09:30+]'])
})

test('the items of a list are told by their place, and a moved one as moved', () => {
  const takeaways = (...items: string[]) => changed({ takeaways: items.map((item) => `\n  - ${item}`).join('') })
  expect(takeaways('The first lesson.', 'The second rule.', 'A third.')).toEqual([
    'Takeaways › Item 2: The second [-lesson-][+rule+].',
  ])
  expect(takeaways('The first lesson.', 'A third.')).toEqual(['Takeaways › Item 2, removed: [-The second lesson.-]'])
  expect(takeaways('Something before.', 'The first lesson.', 'The second lesson.', 'A third.')).toEqual([
    'Takeaways › Item 1, added: [+Something before.+]',
  ])
  expect(takeaways('A third.', 'The first lesson.', 'The second lesson.')).toEqual([
    `Takeaways › Item 1, ${words.changes.movedFrom(3, 1)}: A third.`,
  ])
})

test('another figure in the place of one is told as a change of it', () => {
  const values = (...all: number[]) => `{ "values": ${JSON.stringify(all)} }`
  const change = (...all: number[]) => told(compared('content/services/x.json', values(15, 30, 60), values(...all)))
  expect(change(15, 33, 60)).toEqual(['Values › Item 2: [-30-][+33+]'])
  expect(change(15, 30, 45, 60)).toEqual(['Values › Item 3, added: [+45+]'])
  expect(change(15, 60)).toEqual(['Values › Item 2, removed: [-30-]'])
})

test('another picture is known by both names, to be shown small', () => {
  const [part] = compared(file, text(), text({ cover: '\n  src: dunes.png\n  alt: Hills in copper.' }))
  expect(part?.changes).toMatchObject([
    { place: 'Cover › File', pictures: { before: 'hills.png', after: 'dunes.png' } },
  ])
})

test('what is only written otherwise is said in one line, and never hidden', () => {
  expect(changed({ title: "'Late invoices'" })).toEqual([words.changes.fieldsAlike])
  const { title, ...others } = fields
  const turned = text().replace(`title: ${title}\n`, '').replace('---\n\n', `title: ${title}\n---\n\n`)
  expect(turned).not.toBe(text())
  expect(Object.keys(others)).not.toContain('title')
  expect(told(compared(file, text(), turned))).toEqual([words.changes.fieldsAlike])
})

test('fields that cannot be read stay as they stand in the file, and the text is told all the same', () => {
  const broken = text({ title: '"Late' }).replace('The text.', 'The words.')
  expect(told(compared(file, text(), broken))).toEqual([
    'as it stands in the file',
    'Paragraph: The [-text-][+words+].',
  ])
  expect(told(compared(file, text(), text().replace('---\n\nThe', '\n\nThe')))).toEqual(['as it stands in the file'])
})

test('the records of a data file are told in the same way', () => {
  const record = { title: 'Analytics', order: 4, features: [{ title: 'One', why: 'It is so.' }] }
  const json = (more: object) => JSON.stringify({ ...record, ...more }, null, 2)
  const changed = (more: object) => told(compared('content/services/analytics.json', json({}), json(more)))
  expect(changed({ order: 2 })).toEqual(['Order: [-4-][+2+]'])
  expect(changed({ features: [{ title: 'One', why: 'It was so.' }] })).toEqual([
    'Features › Item 1 › Why: It [-is-][+was+] so.',
  ])
  expect(changed({ features: [...record.features, { title: 'Two', why: 'New.' }] })).toEqual([
    'Features › Item 2 › Title, added: [+Two+]',
    'Features › Item 2 › Why, added: [+New.+]',
  ])
})

test('all of a new file is added, and all of one that is gone removed', () => {
  expect(told(compared(file, '', text()))).toEqual(
    expect.arrayContaining(['Title, added: [+Late invoices+]', 'Paragraph, added: [+The text.+]']),
  )
  expect(told(compared(file, text(), ''))).toEqual(
    expect.arrayContaining(['Author, removed: [-Ada Lind-]', 'Paragraph, removed: [-The text.-]']),
  )
})
