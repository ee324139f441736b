import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const told = async (body: string) =>
  (await checkSite({ [about]: page({}, `${body}\n`) })).issues.map(
    ({ line, message, hint }) => `${line}: ${message} ${hint}`,
  )

const body = `<Section title="One">

<Cards>
<Card title="First">

Words.

</Card>
<Card title="Second">

Words.

</Card>
</Cards>

</Section>`

test('the text the slips are made in is right', async () => {
  expect(await told(body)).toEqual([])
})

test.each([
  [
    '<Card title="First">',
    '<Cards title="First">',
    '11: <Cards> is opened here, but </Card> closes it. Write the same',
  ],
  ['</Card>', '</Crad>', '15: </Crad> has another name than <Card>, which it closes. Write </Card>.'],
  ['<Cards>', '<cards>', '10: There is no block <cards>. Did you mean <Cards>?'],
  ['</Cards>', '</Cards>\n</Cards>', '22: </Cards> closes a tag that was never opened. Remove it'],
  ['<Cards>\n', '\n', '21: </Cards> closes a tag that was never opened.'],
  ['</Cards>\n\n</Section>', '</Section>\n\n</Cards>', '10: The tag <Cards> that is opened here is not closed before'],
  [
    '"First">',
    '"First" />',
    '15: </Card> closes a tag that was never opened. Remove the slash at the end of <Card … />',
  ],
  ['"First">\n\n', '"First"> ', '11: Words stand beside <Card>, so it is part of their paragraph'],
  ['Words.\n\n</Card>', 'More.\n\nWords.</Card>', '15: Words stand beside </Card>, so it is part of their paragraph'],
  ['</Cards>', '<\\Cards>', '21: A slash closes a tag, and this is a backslash. Write </Cards>.'],
])('%j written as %j is told once', async (from, to, words) => {
  const written = body.replace(from, () => to)
  expect(written).not.toBe(body)
  expect(await told(written)).toEqual([expect.stringContaining(words)])
})

test.each([
  [
    '<Ledgr>\n\nWords.',
    'There is no block <Ledgr>, and the tag is never closed. Did you mean <Ledger>? Write </Ledger> after',
  ],
  [
    '<callout title="A">\n\nWords.',
    'There is no block <callout>, and the tag is never closed. Did you mean <Callout>?',
  ],
  [
    '<Cards>\n<Crad title="A">\n</Cards>',
    'There is no block <Crad>, and the tag is never closed. Did you mean <Card>?',
  ],
  ['<Stats>\n<Sttat value="3" label="x">\n</Stats>', 'Did you mean <Stat>? End it with />: <Stat … />.'],
  [
    '<Stats>\n<Stat value="3" label="x">\n</Stats>',
    'not closed before </Stats>. End it with />: <Stat … />. Nothing can',
  ],
  [
    '<constructor>\n\nWords.',
    '<constructor> is HTML, which content has none of. Use Markdown or a block, or write \\< for the sign itself.',
  ],
  ['<Whatever>\n\nWords.', 'There is no block <Whatever>. The nearest are '],
  ['<div>\n\nWords.', '<div> is HTML, which content has none of.'],
])('a tag that is never closed is told once, with its name: %j', async (written, words) => {
  expect(await told(written)).toEqual([expect.stringContaining(words)])
})

test('both names of a block in small letters are told once', async () => {
  expect(await told(body.replace('<Cards>', '<cards>').replace('</Cards>', '</cards>'))).toEqual([
    expect.stringContaining('There is no block <cards>. Did you mean <Cards>?'),
  ])
})

test.each([
  ['<Action label="A" href="/contact" \\>', 'The character \\ does not belong in a tag. End the tag with />.'],
  ['<Cards columns="3">\n<Card title="A" />\n</Cards>', 'in braces, without quotation marks: {3}.'],
  ['<CountUp value={1,000} />', 'Write the number without a comma: {1000}.'],
  ['<CountUp value={3} colour="red" />', 'The attributes are'],
  ['[Words](/contact){target="_blank"}', 'Remove the braces and what is in them'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', 'Write the table with |'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'Write one item per line'],
  ['CO<sub>2</sub>', 'Write the character itself'],
])('%j is told once, with what to write', async (written, words) => {
  expect(await told(written)).toEqual([expect.stringContaining(words)])
})
