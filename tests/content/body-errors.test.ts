import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const reportBody = (body: string) => reportFor({ [about]: page({}, body) })

test('a tag that is never closed is named where it was opened', async () => {
  expect(await reportBody('<Section title="One">\n\nWords.\n')).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 error

      8:1  error  The tag <Section> that is opened here is never closed.  mdx-syntax
           6 | ---
           7 |
        >  8 | <Section title="One">
             | ^^^^^^^^
           9 |
          10 | Words.
        How to fix: Write </Section> after what belongs inside, or <Section … /> if nothing does.

    1 error in 1 file.
    "
  `)
})

test('a quotation mark that is missing is told at its tag, not where the next one stands', async () => {
  const callout = (title: string) => `<Callout title="${title}>\n\nWords.\n\n</Callout>\n\n`
  expect(await reportBody(`${callout('One')}Words.\n\n${callout('Two"')}[x](/nope)\n`)).toMatchInlineSnapshot(`
    "content/pages/about.mdx  2 errors

      8:10  error  The text of \`title\` is never closed with a quotation mark.  mdx-syntax
           6 | ---
           7 |
        >  8 | <Callout title="One>
             |          ^^^^^^^^^^^
           9 |
          10 | Words.
        How to fix: Write title="text", with a quotation mark at both ends.

      22:1  error  The link leads to /nope, which does not exist.  broken-link
          20 | </Callout>
          21 |
        > 22 | [x](/nope)
             | ^^^^^^^^^^
        How to fix: Link to a page that exists, or remove the link. If the page was deleted, a redirect from /nope in content/site/redirects.json leads to the one that takes its place.

    2 errors in 1 file.
    "
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
  const { issues } = await checkSite({ [about]: page({}, `${body}\n`) })
  expect(issues.map(({ line, column, endColumn }) => `${line}:${column}-${endColumn}`)).toEqual([place])
  expect(issues[0]?.message).toContain(message)
})

test('an unknown block names the likely one', async () => {
  expect(await reportBody('<Statz>\n\n</Statz>\n')).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 error

      8:1  error  There is no block <Statz>.  unknown-block
           6 | ---
           7 |
        >  8 | <Statz>
             | ^^^^^^
           9 |
          10 | </Statz>
        How to fix: Did you mean <Stats>?

    1 error in 1 file.
    "
  `)
})

test('wrong props of a block are told at the attribute', async () => {
  expect(
    await reportBody('<CountUp\n  valeu={3}\n  decimals="two"\n/>\n\n<Stats>\n<Stat value="1" />\n</Stats>\n'),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx  3 errors

      9:3  error  <CountUp>: There is no attribute \`valeu\`.  block-props
           7 |
           8 | <CountUp
        >  9 |   valeu={3}
             |   ^^^^^
          10 |   decimals="two"
          11 | />
        How to fix: Did you mean \`value\`?

      10:12  error  <CountUp>: \`decimals\` must be a number, not text.  block-props
           8 | <CountUp
           9 |   valeu={3}
        > 10 |   decimals="two"
             |            ^^^^^
          11 | />
          12 |
        How to fix: Write a number.

      14:1  error  <Stat>: \`label\` is missing: What it counts.  block-props
          12 |
          13 | <Stats>
        > 14 | <Stat value="1" />
             | ^^^^^
          15 | </Stats>
        How to fix: Add \`label\` with text.

    3 errors in 1 file.
    "
  `)
})

test('the fields are checked although the body cannot be read', async () => {
  const { issues } = await checkSite({ [about]: page({ template: 'hom' }, '<Section>\n') })
  expect(issues.map((issue) => issue.rule)).toEqual(['unknown-value', 'mdx-syntax'])
})

test.each([
  ['<!-- note -->', 'Write the comment as {/* … */}.'],
  ['1 <5', 'A lone < begins a tag, and this is none.'],
  ['a {b', 'The sign { opens something here that is never closed.'],
  ['{a b}', 'Readers would see nothing of “{a b}”.'],
  ['{a + b}', 'Readers would see nothing of “{a + b}”.'],
  ['<https://example.com>', 'Addresses do not stand in angle brackets.'],
  ['</Section>', '</Section> closes a tag that was never opened.'],
  [
    '<Section>\n\n<Quote source="x">\n\n</Section>',
    'The tag <Quote> that is opened here is not closed before </Section>.',
  ],
  ['<Callout title=One>\n\n</Callout>', 'The value of `title` needs quotation marks or braces.'],
  ['import x from "y"', 'Readers would see nothing of this line, because it begins with “import”.'],
  ['export const x = 1', 'Readers would see nothing of this line, because it begins with “export”.'],
  ['<div>\n\nx\n\n</div>', '<div> is HTML, which content has none of.'],
  ['Words<br />', 'End the line before with a backslash.'],
  ['<>x</>', 'A tag without a name is not used here.'],
  ['<CountUp {...x} />', '“{...x}” is no attribute.'],
  ['<CountUp value={1 + 1} />', '`value` cannot be “{1 + 1}”: nothing is worked out here.'],
  ['<CountUp value={1} value={2} />', 'The attribute `value` is given twice.'],
  ['Words <Stats /> words', '<Stats> cannot stand inside a paragraph.'],
  ['<Card title="x">y</Card>', '<Card> stands only inside <Cards>.'],
  ['<Stats>\n\nWords.\n\n</Stats>', 'Text cannot stand inside <Stats>.'],
  ['<Cards>\n<Callout title="x">y</Callout>\n</Cards>', '<Callout> cannot stand inside <Cards>.'],
  ['<PullFigure value="1" label="x">y</PullFigure>', 'Nothing can stand inside <PullFigure>.'],
  ['# Title', 'A first-level heading stands here'],
  ['##### Deep', 'A heading of level 5 is too deep'],
  ['![](a.png)', 'The picture has no description'],
  ['![x](https://example.com/a.png)', 'is not named by a file of this site'],
  ['![x](/images/a.png)', 'is not named by a file of this site'],
  ['![x](../a.png)', 'is not named by a file of this site'],
  ['Words ![x](a.png) words', 'A picture cannot stand inside a sentence, a heading or a link.'],
  ['[![x](a.png)](/)', 'A picture cannot stand inside a sentence, a heading or a link.'],
  ['## Words ![x](a.png)', 'A picture cannot stand inside a sentence, a heading or a link.'],
  ['<Picture src="a.png" />', '`alt` is missing: say what the picture shows'],
  ['<Picture src="a.png" alt="A bridge" decorative={true} />', 'the picture has a description: remove one of the two'],
  ['<Picture src="a.png" alt="A bridge" focus="left" />', 'must be two percentages'],
  ['[x](http://example.com)', 'Write https://example.com.'],
  ['[x](www.example.com/a?b=c)', 'Write https://www.example.com/a?b=c.'],
  ['[x](example.org)', 'Write https://example.org.'],
  ['[x](info@example.com)', 'Write mailto:info@example.com.'],
  ['[x](contact)', 'Write /contact.'],
  ['[x](services/ai#top)', 'Write /services/ai#top.'],
  ['[x](ftp:example.com)', 'Links are paths on this site such as /contact'],
  ['[x](/briefings/fed.json)', 'Did you mean /briefings/feed.json?'],
  ['See [here](/contact now.', 'This is no link: the bracket around its address is never closed.'],
  ['Year\tShare\n2025\t4 %', 'This is no table: tabs stand between its cells, as in other programs.'],
  ['[x](/gone/for/good)', 'a redirect from /gone/for/good in content/site/redirects.json'],
  ['Words.[^1]', 'The footnote [^1] is called here but written nowhere.'],
  ['Words.\n\n[^1]: A note.', 'The footnote [^1] is called nowhere'],
])('%j is explained', async (body, message) => {
  expect(await reportBody(`${body}\n`)).toContain(message)
})

test('comments and literals in braces are allowed', async () => {
  const { issues } = await checkSite({ [about]: page({}, '{/* note */}\n\nWords {"and"} {3}.\n') })
  expect(issues).toEqual([])
})
