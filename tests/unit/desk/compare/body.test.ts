import { expect, test } from 'vitest'
import { words } from '#src/desk/words.ts'
import { compared, told } from './compared.ts'

const changed = (before: string, after: string) => {
  const file = 'content/pages/a-page.mdx'
  const text = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`
  return told(compared(file, text(before), text(after)))
}

test('passages are called as the rich text calls them, without their signs', () => {
  expect(changed('A late invoice.', 'A paid invoice.')).toEqual(['Paragraph: A [-late-][+paid+] invoice.'])
  expect(changed('## What we do', '## What we did')).toEqual(['Heading: What we [-do-][+did+]'])
  expect(changed('- One thing.\n- Two things.', '- One thing.\n- Three things.')).toEqual([
    'List › Item 2: [-Two-][+Three+] things.',
  ])
  expect(changed('> Said *once* before.', '> Said *twice* before.')).toEqual([
    'Quotation: Said [-once-][+twice+] before.',
  ])
  expect(changed('One.[^1]\n\n[^1]: A source of it.', 'One.[^1]\n\n[^1]: The source of it.')).toEqual([
    `${words.rich.footnote('1')}: [-A-][+The+] source of it.`,
  ])
})

test('a mark or a link that changed is said in words, and words that stayed are not struck', () => {
  expect(changed('The end date of it.', 'The **end date** of it.')).toEqual([
    'Paragraph: The end date of it. | “end date”: now bold',
  ])
  expect(changed('A re**mark**able one.', 'A remarkable one.')).toEqual([
    'Paragraph: A remarkable one. | “mark”: no longer bold',
  ])
  expect(changed('See [this page](/contact).', 'See [this page](/services).')).toEqual([
    'Paragraph: See this page. | “this page”: the link leads to Services (/services), until now to Contact (/contact)',
  ])
  expect(changed('See this page.', 'See [this page](/contact).')).toEqual([
    'Paragraph: See this page. | “this page”: now a link to Contact (/contact)',
  ])
  expect(changed('See [this page](https://example.com).', 'See this page.')).toEqual([
    'Paragraph: See this page. | “this page”: no longer a link to https://example.com',
  ])
  expect(changed('Words.', 'Words. Write [to us](/contact).')).toEqual([
    'Paragraph: Words.[+ Write to us.+] | “to us”: leads to Contact (/contact)',
  ])
})

test('a table shows the rows that changed, below the names of its columns', () => {
  const table = (...rows: string[]) => ['| Firm | Share |', '| --- | --- |', ...rows].join('\n')
  const [first, second] = ['| A firm | 12% |', '| Another | 30% |'] as const
  expect(changed(table(first, second), table(first, '| Another | 31% |'))).toEqual([
    'Table: Firm, Share / Another, [-30%-][+31%+]',
  ])
  expect(changed(table(first), table(first, second))).toEqual(['Table: Firm, Share / [+Another+], [+30%+]'])
  expect(changed(table(first), '| Firm | Since | Share |\n| --- | --- | --- |\n| A firm | 2020 | 12% |')).toEqual([
    'Table: Firm, [+Since+], Share / A firm, [+2020+], 12%',
  ])
  expect(changed(table(first), table(first).replace('| --- |', '| ---: |'))).toEqual([
    `Table: | ${words.changes.silent}`,
  ])
})

test('a block is called as in the menu of blocks, and its fields are those of its form', () => {
  const callout = (title: string, text: string) => `<Callout title="${title}">\n\n${text}\n\n</Callout>`
  expect(changed(callout('A test', 'Ask them.'), callout('The test', 'Ask them.'))).toEqual([
    'Callout › Title: [-A-][+The+] test',
  ])
  expect(changed(callout('A test', 'Ask them.'), callout('A test', 'Ask him.'))).toEqual([
    'Callout: Ask [-them-][+him+].',
  ])
  expect(changed('Before.', `Before.\n\n${callout('A test', 'Ask them.')}`)).toEqual([
    'Callout › Title, added: [+A test+]',
    'Callout, added: [+Ask them.+]',
  ])
  const figure = (value: string) => `<PullFigure value="${value}" label="of the cost" />`
  expect(changed(figure('7%'), figure('8%'))).toEqual(['Pull figure › Value: [-7%-][+8%+]'])
})

test('of a block inside a line those words are struck and added that differ of what its fields say', () => {
  const count = (value: number) => `It costs <CountUp value={${value}} prefix="$" decimals={1} /> by then.`
  expect(changed(count(0.9), count(0.8))).toEqual([
    'Paragraph: It costs Count up: [-0.9-][+0.8+], Prefix: $, Decimals: 1 by then.',
  ])
  // Its words are no words of the line.
  expect(changed('We count up.', 'We count up <CountUp value={1} />')).toEqual([
    'Paragraph: We count up[-.-][+ Count up: 1+]',
  ])
})

test('a passage that moved is said to have, with the words that changed on the way', () => {
  const [one, two, three] = ['The first of them all.', 'The second is here.', 'A third one follows.']
  const text = (...all: string[]) => all.join('\n\n')
  expect(changed(text(one, two, three), text(two, three, one))).toEqual([
    'Paragraph, moved down: The first of them all.',
  ])
  expect(changed(text(one, two, three), text(three, one, two))).toEqual(['Paragraph, moved up: A third one follows.'])
  const long = 'Every pursuit has a gate that can say no to whoever leads it.'
  expect(changed(text(long, two, three), text(two, three, long.replace('gate', 'door')))).toEqual([
    'Paragraph, moved down: Every pursuit has a [-gate-][+door+] that can say no to whoever leads it.',
  ])
  expect(changed('- One of it.\n- Two of it.\n- Three of it.', '- Three of it.\n- One of it.\n- Two of it.')).toEqual([
    'List › Item 1, moved up: Three of it.',
  ])
})

test('what a passage became is said, and its words are not struck for it', () => {
  expect(changed('What we do', '## What we do')).toEqual(['Heading: What we do | until now: paragraph'])
  expect(changed('- One\n- Two', '1. One\n2. Two')).toEqual(['Numbered list: | until now: list'])
})

test('what is only written otherwise is said in one line, beside what changed as well', () => {
  expect(changed('A *word* here.', 'A _word_ here.')).toEqual([words.changes.onlyTextAlike])
  expect(changed('- One\n- Two', '* One\n* Two')).toEqual([words.changes.onlyTextAlike])
  expect(changed('One.\n\nTwo.', 'One.\n\n\nTwo.')).toEqual([words.changes.onlyTextAlike])
  expect(changed('<PullFigure value="7%" label="x" />', '<PullFigure label="x"   value="7%" />')).toEqual([
    words.changes.onlyTextAlike,
  ])
  expect(changed('A *word* here.\n\nAnd so.', 'A _word_ here.\n\nAnd thus.')).toEqual([
    'Paragraph: And [-so-][+thus+].',
    words.changes.textAlike,
  ])
})

test('what the rich text does not know stays as it is written', () => {
  expect(changed('{/* Ask Ada. */}', '{/* Ask Bo. */}')).toEqual([`${words.rich.opaque}: {/* Ask [-Ada-][+Bo+]. */}`])
  // Of a tag that never ends the parser leaves nothing, and it is there all the same.
  expect(changed('It is fine.\n\nAnd so.', 'It is fine <Callout\n\nAnd thus.')).toEqual([
    'Paragraph, removed: [-It is fine.-]',
    `${words.rich.opaque}, added: [+It is fine <Callout+]`,
    'Paragraph: And [-so-][+thus+].',
  ])
})
