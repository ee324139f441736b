import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const reportBody = (body: string) => reportFor({ [about]: page({}, body) })

test('a tag that is never closed is named where it was opened', async () => {
  expect(await reportBody('<Section title="One">\n\nWords.\n')).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:1-9 error mdx-syntax: The tag <Section> that is opened here is never closed.
        Write </Section> after what belongs inside, or <Section … /> if nothing does."
  `)
})

test('a quotation mark that is missing is told at its tag, not where the next one stands', async () => {
  const callout = (title: string) => `<Callout title="${title}>\n\nWords.\n\n</Callout>\n\n`
  expect(await reportBody(`${callout('One')}Words.\n\n${callout('Two"')}[x](/nope)\n`)).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:10-21 error mdx-syntax: The text of \`title\` is never closed with a quotation mark.
        Write title="text", with a quotation mark at both ends.
      22:1-11 error broken-link: The link leads to /nope, which does not exist.
        Link to a page that exists, or remove the link. If the page was deleted, a redirect from /nope in content/site/redirects.json leads to the one that takes its place."
  `)
})

const quotes = { unclosed: 'is never closed with a quotation mark.', inside: 'A quotation mark inside the text of `' }

test.each([
  ['<Callout title="One> here.\n\nA "b" and c.\n\n</Callout>', '8:10-27', quotes.unclosed],
  ['<Callout title="One>Words.</Callout>\n\n<Callout title="Two">Words.</Callout>', '8:10-27', quotes.unclosed],
  ['<Callout title="One>\n\nA.\n\n</Callout>\n\n<Callout title="Two>\n\nB.\n\n</Callout>', '8:10-21', quotes.unclosed],
  ['<PullFigure value="1 label="x" />', '8:13-29', quotes.unclosed],
  ['<PullFigure value="1" label="x />\n\n<PullFigure value="1" label="x" />', '8:23-34', quotes.unclosed],
  ['<Callout title="He said "no" twice">\n\nWords.\n\n</Callout>', '8:25-26', quotes.inside],
  ['<Callout title="He said " no " twice">\n\nWords.\n\n</Callout>', '8:25-26', quotes.inside],
  ['<Callout title=""No", he said">\n\nWords.\n\n</Callout>', '8:17-18', quotes.inside],
  ["<Callout title='It's ours'>\n\nWords.\n\n</Callout>", '8:19-20', quotes.inside],
  ['<Callout\n  title="One\n  two" tone=x>\n\nWords.\n\n</Callout>', '10:8-13', 'The value of `tone` needs'],
])('%j is told once, where its quotation marks are wrong', async (body, place, message) => {
  const issues = (await checkSite({ [about]: page({}, `${body}\n`) })).issues.filter(
    ({ severity }) => severity === 'error',
  )
  expect(issues.map(({ line, column, endColumn }) => `${line}:${column}-${endColumn}`)).toEqual([place])
  expect(issues[0]?.message).toContain(message)
})

test('wrong props of a block are told at the attribute', async () => {
  expect(
    await reportBody('<CountUp\n  valeu={3}\n  decimals="two"\n/>\n\n<Stats>\n<Stat value="1" />\n</Stats>\n'),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      9:3-8 error block-props: <CountUp>: There is no attribute \`valeu\`.
        Did you mean \`value\`?
      10:12-17 error block-props: <CountUp>: \`decimals\` must be a number, not text.
        Write a number.
      14:1-6 error block-props: <Stat>: \`label\` is missing: What it counts.
        Add \`label\` with text."
  `)
})

test('the fields are checked although the body cannot be read', async () => {
  const { issues } = await checkSite({ [about]: page({ template: 'hom' }, '<Section>\n') })
  expect(issues.map((issue) => issue.rule)).toEqual(['unknown-value', 'mdx-syntax'])
})

test.each([
  ['{a b}', 'Readers would see nothing of “{a b}”.'],
  ['{a + b}', 'Readers would see nothing of “{a + b}”.'],
  ['</Section>', '</Section> closes a tag that was never opened.'],
  [
    '<Section>\n\n<Quote source="x">\n\n</Section>',
    'The tag <Quote> that is opened here is not closed before </Section>.',
  ],
  ['<Callout title=One>\n\n</Callout>', 'The value of `title` needs quotation marks or braces.'],
  ['export const x = 1', 'Readers would see nothing of this line, because it begins with “export”.'],
  ['<>x</>', 'A tag without a name is not used here.'],
  ['<CountUp {...x} />', '“{...x}” is no attribute.'],
  ['<CountUp value={1 + 1} />', '`value` cannot be “{1 + 1}”: nothing is worked out here.'],
  ['<CountUp value={1} value={2} />', 'The attribute `value` is given twice.'],
  ['Words <Stats /> words', '<Stats> cannot stand inside a paragraph.'],
  ['<Card title="x">y</Card>', '<Card> stands only inside <Cards>.'],
  ['<Cards>\n<Callout title="x">y</Callout>\n</Cards>', '<Callout> cannot stand inside <Cards>.'],
  ['<PullFigure value="1" label="x">y</PullFigure>', 'Nothing can stand inside <PullFigure>.'],
  ['##### Deep', 'is of level 5, but it follows the title of the page.'],
  ['![x](https://example.com/a.png)', 'is not named by a file of this site'],
  ['![x](/images/a.png)', 'is not named by a file of this site'],
  ['![x](../a.png)', 'is not named by a file of this site'],
  ['## Words ![x](a.png)', 'A picture cannot stand inside a sentence, a heading or a link.'],
  ['<Picture src="a.png" />', '`alt` is missing: say what the picture shows'],
  ['<Picture src="a.png" alt="A bridge" decorative={true} />', 'the picture has a description: remove one of the two'],
  ['<Picture src="a.png" alt="A bridge" focus="left" />', 'must be two percentages'],
  ['[x](www.example.com/a?b=c)', 'Write https://www.example.com/a?b=c.'],
  ['[x](example.org)', 'Write https://example.org.'],
  ['[x](info@example.com)', 'Write mailto:info@example.com.'],
  ['[x](contact)', 'Write /contact.'],
  ['[x](contact#top)', 'Write /contact#top.'],
  // No page of this site.
  ['[x](services/ai#top)', 'Links are paths on this site such as /contact'],
  ['[x](ftp:example.com)', 'Links are paths on this site such as /contact'],
  ['[x](/briefings/fed.json)', 'Did you mean /briefings/feed.json?'],
  ['See [here](/contact now.', 'This is no link: the bracket around its address is never closed.'],
  ['Year\tShare\n2025\t4 %', 'This is no table: tabs stand between its cells, as in other programs.'],
  ['Words.\n\n[^1]: A note.', 'The footnote [^1] is called nowhere'],
])('%j is explained', async (body, message) => {
  expect(await reportBody(`${body}\n`)).toContain(message)
})

test('comments and literals in braces are allowed', async () => {
  const { issues } = await checkSite({ [about]: page({}, '{/* note */}\n\nWords {"and"} {3}.\n') })
  expect(issues).toEqual([])
})
