import { expect, test } from 'vitest'
import { fixEdits, fixName } from '#src/desk/text/fields/fix-edits.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { otherSigns } from '../../scripts/content/body/other-systems.ts'
import type { Fix } from '../../scripts/content/model/fix.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import { checkSite } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const file = 'content/pages/about.mdx'
const toldOf = async (words: string) => {
  const { issues } = await checkSite({
    [file]: page({ title: 'About us' }, `${words}\n`),
    'content/pages/approach.mdx': page({ title: 'Our approach' }, 'Words.\n'),
  })
  return issues.filter((issue) => issue.file === file)
}

test.each(otherSigns)('$wrong', async ({ wrong, right, message }) => {
  const told = await toldOf(wrong)
  const errors = told.filter(({ severity }) => severity === 'error')
  expect(errors.map((issue) => [issue.rule, issue.message])).toEqual([['other-system', message]])
  expect((await toldOf(right)).map((issue) => issue.message)).toEqual([])
  const pressed = errors.flatMap((issue) => (issue.fixes ?? []).map((fix) => pressedIn(wrong, issue, fix)))
  expect(pressed.map(spaced)).toEqual(pressed.map(() => spaced(textOf(right))))
})

/** A page with these words, and the same after a press. */
const textOf = (words: string) => page({ title: 'About us' }, `${words}\n`)
const spaced = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd()
const pressedIn = (words: string, issue: Issue, fix: Fix) =>
  applyEdits(textOf(words), fixEdits(textOf(words), 'mdx', issue, fix))

test.each([
  ['See [[Our approach]].', 'See Our approach.'],
  ['See [[approach#Costs|what it costs]].', 'See what it costs.'],
  ['This is ==important== for us.', 'This is **important** for us.'],
  ['Words. <!-- ask Ada -->', 'Words. {/* ask Ada */}'],
  [
    'Read <https://example.com> or <ada@example.com>.',
    'Read [https://example.com](https://example.com) or <ada@example.com>.',
  ],
  ['## Results {#results}\n\nWords.', '## Results\n\nWords.'],
  ['See [what *it* costs](../costs.md#a).', 'See what *it* costs.'],
  ['This is <b>important</b> and <em>new</em>.', 'This is **important** and <em>new</em>.'],
  ['This is <span class="a">important</span>.', 'This is important.'],
  ['This is **<strong>important</strong>** for us.', 'This is **important** for us.'],
  [
    'Call <code>a*b</code>, see <a href="/approach">how we work</a>.',
    'Call `a*b`, see <a href="/approach">how we work</a>.',
  ],
  ['See <a href="/approach">how we work</a>.', 'See [how we work](/approach).'],
  ['<pre>\nfirst = 1\n</pre>', '```\nfirst = 1\n```'],
  ['<p align="center">\nOne.\n</p>', '\nOne.\n'],
  ['One.\n<p>Two.</p>\nThree.', 'One.\n\nTwo.\n\nThree.'],
  ['- <p>One</p><p>Two</p>', '- One<p>Two</p>'],
  ['> One<br />two', '> One\\\n> two'],
  ['- One<br>two<br>\n- Three', '- One\\\n  two\\\n- Three'],
  ['One<br>\n\nTwo', 'One\n\nTwo'],
  ['One\n<br>two', 'One\\\ntwo'],
  [
    '| A | B |\n| --- | --- |\n| One<br><br>two | Three. <br> Four<br> |',
    '| A | B |\n| --- | --- |\n| One; two | Three. Four |',
  ],
  ['**Owner: **Legal', '**Owner:** Legal'],
  ['**Owner**:** **Legal', '**Owner**: Legal'],
  ['$v_2$ and $$x^2 + y$$', 'v₂ and $$x^2 + y$$'],
  ['Recompete\n:   A contract\n    that is awarded anew.', '**Recompete**: A contract\n    that is awarded anew.'],
  ['Words.\n{: .lead}', 'Words.\n'],
  ['See [what it costs]{.smallcaps}.', 'See what it costs.'],
  ['![](bridge.png){alt="A bridge" width=50%}', '![A bridge](bridge.png)'],
  ['- <a name="r"></a>\n- Results', '- Results'],
  ['## Results <a name="r"></a>\n\nSee [it](#r).', '## Results \n\nSee [it](#results).'],
  ['Words.\n\n<h2 id="r">Results</h2>\n\nSee [it](#r).', 'Words.\n\n## Results\n\nSee [it](#results).'],
  ['### <!-- only for us -->\n\nWords.', '\n\nWords.'],
  ['[![A bridge](bridge.png)](/approach)\nWords.', '![A bridge](bridge.png)\n\n[A bridge](/approach)\n\nWords.'],
  ['[what we do](#)', 'what we do'],
  ['- What we do\n  -\n- Costs', '- What we do\n- Costs'],
  ['So:\n\n    ## [1] 4\n\n    ## [2] 5\n\nWords.', 'So:\n\n```\n## [1] 4\n\n## [2] 5\n```\n\nWords.'],
  ['> [!warning]- Mind\n>\n> - `One`\n\nTwo.', '<Callout title="Mind">\n\n- `One`\n\n</Callout>\n\nTwo.'],
  [
    '!!! tip "Mind"\n\n    One.\n\n    Two.\n\nThree.',
    '<Callout title="Mind">\n\nOne.\n\nTwo.\n\n</Callout>\n\nThree.',
  ],
  [':::info\nOne.\n:::\nTwo.', '<Callout title="Info">\n\nOne.\n\n</Callout>\n\nTwo.'],
  ['::: {.callout-note title="Mind"}\n\nOne.\n\n:::', '<Callout title="Mind">\n\nOne.\n\n</Callout>'],
  [':::: note\n\n::: tip\n\nOne.\n\n:::\n\n::::', '<Callout title="Note">\n\n::: tip\n\nOne.\n\n:::\n\n</Callout>'],
  ['Words.\n\n:::', 'Words.\n\n'],
  ['{/_ ask Ada _/}\n\nWords.', '{/* ask Ada */}\n\nWords.'],
  ['The share of CO~2~ fell.', 'The share of CO₂ fell.'],
  ['It is :quote[as they *say*]{by="Ada"}.', 'It is as they *say*.'],
  ['###### tags: `risk`, `audit`\n\nWords.', '\n\nWords.'],
  ['- Costs\n  collapsed:: true\n  - Times', '- Costs\n  - Times'],
  ['- title:: Costs\n- Times', '- Times'],
  ['- type:: Costs\n  Times\n- Words', '- Times\n- Words'],
  ['- Costs\n  card-last-interval:: 28.3\n  card-repeats:: 4\n- Times', '- Costs\n- Times'],
  ['- id:: a\n  type:: b\n  Costs\n- Times', '- Costs\n- Times'],
  ['> alias:: Costs\n> Times', '> Times'],
  ['- Costs\n- [TOC]\n- Times', '- Costs\n- Times'],
  ['##Results\nWords.\n###[Costs](/approach)', '## Results\nWords.\n###[Costs](/approach)'],
  ['##Results\n\n####Costs', '## Results\n\n####Costs'],
  ['> ##Results\n> Words.', '> ## Results\n> Words.'],
])('a press changes the signs and keeps the words: %s', async (wrong, right) => {
  const [issue] = (await toldOf(wrong)).filter(({ severity, fixes }) => severity === 'error' && fixes)
  const [fix] = issue?.fixes ?? []
  expect(issue && fix && pressedIn(wrong, issue, fix)).toBe(textOf(right))
})

test.each([
  'See ![[bridge.jpg]].',
  'Words.<!-- a {brace} -->',
  'This is <b> important</b>.',
  'A 2*<b>3</b>*4.',
  'A **note:**text.',
  'With 2 ** 3 ** 4 of them.',
  '## <br> Words',
  'Call <code>a&lt;b</code>.',
  'Let $\\alpha$ be.',
  '> [!NOTE]\n> One.\nTwo.',
  '> [!NOTE] A "bridge"\n> One.',
  '- Words\n\n  !!! note\n\n      One.',
  '::: note\n\nOne.',
  '- id:: costs\n  - Times',
])('where more than the signs has to change, nothing is offered to press: %s', async (wrong) => {
  const told = (await toldOf(wrong)).filter(({ severity }) => severity === 'error')
  expect(told.map(({ fixes }) => fixes)).toEqual([undefined])
})

test('fields in TOML are ours at a press, those in JSON are told, and neither is read as words', async () => {
  const told = async (text: string) => (await checkSite({ [file]: text })).issues.filter((issue) => issue.file === file)
  const toml = '+++\ntitle = "About us"\n\ndraft = true\ntags = ["a", "b"]\n+++\n\nWords {of} ours.\n'
  const [fields, words] = await told(toml)
  expect(words?.message).toBe('Readers would see nothing of “{of}”.')
  const [fix] = fields?.fixes ?? []
  expect(fields && fix && applyEdits(toml, fixEdits(toml, 'mdx', fields, fix))).toBe(
    '---\ntitle: "About us"\n\ndraft: true\ntags: ["a", "b"]\n---\n\nWords {of} ours.\n',
  )
  const others = ['+++\n[menu]\nweight = 1\n+++\n\nWords.\n', '{\n  "title": "About us"\n}\n\nWords.\n']
  for (const other of others)
    expect((await told(other)).map(({ rule, fixes }) => [rule, fixes])).toEqual([['frontmatter', undefined]])
})

test('what is wrong in the same way in many places is put right in all of them at one press', async () => {
  const wrong = Array.from({ length: 30 }, (_, at) => `Words.%%a ${at}%% See [[Page ${at}]].`)
  const told = (await toldOf(wrong.join('\n\n'))).filter(({ fixes }) => fixes?.length === 2)
  let text = textOf(wrong.join('\n\n'))
  expect(told.map(({ fixes }) => fixes?.map((fix) => fixName(fix)))).toEqual([
    ['Write “{/* a 0 */}”', 'Write “{/* a 0 */}”, and so on in all 30 places'],
    ['Write “Page 0”', 'Write “Page 0”, and so on in all 30 places'],
  ])
  for (const { rule } of told) {
    const issue = (await toldOf(text.slice(text.indexOf('Words.')))).find((one) => one.rule === rule)
    const [, all] = issue?.fixes ?? []
    if (issue && all) text = applyEdits(text, fixEdits(text, 'mdx', issue, all))
  }
  expect(text).toBe(textOf(wrong.map((_, at) => `Words.{/* a ${at} */} See Page ${at}.`).join('\n\n')))
})

test.each([
  'Sums of $5 million and $7 million, or US$90 and $100 in all.',
  'C++ and C# are languages, and 100%% is a slip.',
  'The ratio 2^10 is 1,024, and x^2 grows.',
  'Times: 10:30 to 11:45, Monday::Friday in a list.',
  'Call std::move(a), or a::b :: c.',
  'A choice [of words|not an address](/approach) stands here.',
  'He said [sic] and went on [and on].',
  'Call h2. at the end, or see \\%%this%% and \\^[that].',
  'Terms and conditions\n\n: not a list',
])('what another system has no sign in is left alone: %s', async (words) => {
  expect((await toldOf(words)).filter(({ rule }) => rule === 'other-system')).toEqual([])
})

test.each([
  ['- one\n- two\nAnd a line.', '- one\n- two\n\nAnd a line.'],
  ['> - one\n> - two\n> And a line.', '> - one\n> - two\n>\n> And a line.'],
  ['> Costs rose from 5\n> - 7 percent.', '> Costs rose from 5 - 7 percent.'],
  ['Costs rose by\n> 5 percent.', 'Costs rose by > 5 percent.'],
  ['- Costs rose by\n  > 5 percent.', '- Costs rose by > 5 percent.'],
  ['We are, as they say, the\n# 1 firm.\n\n## Results', 'We are, as they say, the # 1 firm.\n\n## Results'],
  ['- We count the\n  # of visits,\n  not of people.', '- We count the # of visits,\n  not of people.'],
  ['> We count the\n> # of visits.', '> We count the # of visits.'],
  ['> **From:** May\n> **To:** June', '> **From:** May\\\n> **To:** June'],
  ['**from**: May\n**to**: June', '**from**: May\\\n**to**: June'],
])('what puts lines apart or together leaves a quotation one: %s', async (wrong, right) => {
  const text = page({ title: 'About us' }, `${wrong}\n`)
  const [issue] = await toldOf(wrong)
  const [fix] = issue?.fixes ?? []
  const edits = issue && fix ? fixEdits(text, 'mdx', issue, fix) : []
  expect(applyEdits(text, edits)).toBe(page({ title: 'About us' }, `${right}\n`))
})

test.each(['---', '-----', '* * *'])(
  'a title is a field at a press, and takes the line below it along: %s',
  async (line) => {
    const wrong = `# What we do\n\n${line}\n\nWords.`
    const [issue, ...others] = await toldOf(wrong)
    const [fix] = issue?.fixes ?? []
    expect(others).toEqual([])
    const text = page({ title: 'About us' }, `${wrong}\n`)
    const right = applyEdits(text, issue && fix ? fixEdits(text, 'mdx', issue, fix) : [])
    expect(right).toContain('title: What we do\n')
    expect(right).toMatch(/\n---\s+Words\.\n$/)
  },
)

test.each([
  ['<!-- only for us -->\n\n# What we do\n\n## Costs', '<!-- only for us -->\n\n\n\n## Costs'],
  ['Words.<p>\n\n# What we do\n\n## Costs', 'Words.<p>\n\n## What we do\n\n### Costs'],
])('what is below another heading stays below it, whatever else is wrong: %s', async (wrong, right) => {
  const issue = (await toldOf(wrong)).find(({ rule }) => rule === 'heading')
  const [fix] = issue?.fixes ?? []
  const pressed = issue && fix && pressedIn(wrong, issue, fix)
  expect(pressed?.slice(pressed.indexOf('\n\n') + 2)).toBe(`${right}\n`)
})

test.each([
  [
    '##Results\n\nWords.\n\n####<a name="c"></a>Costs\nMore, see [them](#c).',
    '## Results\n\nWords.\n\n### Costs\nMore, see [them](#costs).',
  ],
  ['#What we do\n\n##Results\nWords.', '## Results\nWords.'],
])('signs # without a space are the headings they were in an older program: %s', async (wrong, right) => {
  let text = textOf(wrong)
  for (let round = 0; round < 4; round++) {
    const { issues } = await checkSite({ [file]: text })
    const issue = issues.find((one) => one.file === file && one.fixes)
    const fix = issue?.fixes?.at(-1)
    if (issue && fix) text = applyEdits(text, fixEdits(text, 'mdx', issue, fix))
  }
  expect(text.slice(text.indexOf('\n---\n') + 5).trim()).toBe(right)
})

test('a sign # before what is plainly no heading means itself', async () => {
  const told = await toldOf('#press enter\nand check.\n\n#risk #audit\n\n#Learning is a movement.\n\n## Results')
  expect(told.map(({ line, hint }) => [line, hint])).toEqual([
    [8, expect.stringMatching(/^Write .# for the sign/)],
    [11, expect.stringMatching(/^Write .# for the sign/)],
    [13, expect.stringMatching(/^Write .# for the sign/)],
  ])
})

test.each(['{\n  "a": "b",\n  "c": { "d": 1 }\n}', '{"title": "About", "draft": true}'])(
  'fields in JSON are told once, and not to be printed: %s',
  async (fields) => {
    const [issue, ...others] = await toldOf(`Words.\n\n${fields}\n\nWords.`)
    expect(others).toEqual([])
    expect(issue?.hint).toMatch(/^Delete them/)
  },
)

test.each([
  '{{< figure src="a.png" caption="What it costs" >}}',
  '{% image a.png alt="What it costs" %}',
  '[caption id="a" caption="What it costs"]',
  '[caption id="a" width="300"]What it costs[/caption]',
])('the words for readers in a command of another system are named: %s', async (command) => {
  const [issue, ...others] = await toldOf(`Words.\n\n${command}`)
  expect(others).toEqual([])
  expect(issue?.hint).toBe('Write what readers should see of it, “What it costs”, and delete the rest.')
})

test('a quotation right below a paragraph is left alone', async () => {
  for (const words of ['They said\n> and so it is.', 'Ann wrote:\n> 5 percent', '> One.\n>\n> > 5 percent'])
    expect(await toldOf(words)).toEqual([])
})

test.each([
  ['## Costs\n\nWords\n- {{video a}}\n\n#### Times', [11, 13]],
  ['## Costs\n\nWords\n- <!-- ask Ada -->\n\n#### Times', [11, 13]],
  ['## Costs\n\n### {{< title >}}\n\nWords.', [10]],
  ['- {{video a}}\n- Costs', [8]],
])('what cannot be read is no part of the text around it: %s', async (words, lines) => {
  expect((await toldOf(words)).map(({ line }) => line)).toEqual(lines)
})

test.each(['By Ada\n# 1 Costs\n\n## Words', 'Words.\n# costs\n\n## Times', '## Words\n# costs'])(
  'a heading right below a line is one: %s',
  async (words) => {
    expect((await toldOf(words)).map(({ rule }) => rule)).toEqual(['heading'])
  },
)

test('signs of print take the place of those of a tab, and it is still told', async () => {
  expect((await toldOf('## Plans\n\n=== “Monthly”\n\nWords.')).map(({ rule }) => rule)).toEqual(['other-system'])
})

test('a sample of code that is only indented is told once, and is no part of the outline', async () => {
  const told = await toldOf('## Results\n\n    # a\n    b\n    ##\n\n### Costs\n\nWords\n    # d')
  expect(told.map(({ line, rule }) => [line, rule])).toEqual([
    [10, 'heading'],
    [17, 'heading'],
  ])
})

test.each([
  ['<div>One\n\nTwo.\n\n</div>', ['<div>']],
  ['One.<p>\n\n`<p>` is code.\n\nTwo.<p>\n\nThree.', ['<p>', '<p>']],
  ['<table>\n<tr><td>One\n</td></tr>\n</table>\n\n<table>\n<tr><td>Two\n</td></tr>\n</table>', ['<table>', '<table>']],
  ['<dl>\n<dt>One\n\n<dd>Two\n</dl>', ['<dl>']],
  ['<ul>\n<li>One\n\n<li>Two\n</ul>', ['<ul>']],
])('tags of HTML that are no elements are told at once, a list and a table as a whole: %s', async (words, tags) => {
  const told = await toldOf(words)
  expect(told.map(({ message }) => message)).toEqual(tags.map((tag) => `${tag} is HTML, which content has none of.`))
})

test.each(['br', 'p', 'ul', 'h3'])('what would tear a row is not said of <%s> in a table', async (name) => {
  const [issue] = await toldOf(`| Step | Weeks |\n| --- | --- |\n| Assess <${name}> | 2 |`)
  expect(issue?.hint).toBe('Remove the tag: a row of a table is one line. Divide its words by ; or make two rows.')
})

test('braces behind a sample of code are told, however many there are', async () => {
  const headings = Array.from({ length: 15 }, (_, at) => `## Part ${at} {#part-${at}}\n\nWords.`)
  const told = await toldOf(['Call `x` first.', ...headings].join('\n\n'))
  expect(told.map(({ line, message }) => [line, message])).toEqual(
    headings.map(() => [expect.any(Number), 'Headings are given no names: they get one from their words.']),
  )
})

test.each([
  ['a Hugo post', '{{< figure src="a.png" >}}\n\nWords.\n\n<!--more-->\n\nSee [it]({{< ref "about.md" >}}).'],
  ['a Jekyll post', '{% include note.html %}\n\nSee [it]({{ site.baseurl }}/about).\n\nWords.\n{: .lead}'],
  ['an export of Notion', `<aside>\n\nWords.\n\n</aside>\n\n[Plan](Plan%20${'0a'.repeat(16)}.md)`],
  ['a note of Obsidian', '> [!note] Words\n\nSee [[About]] and ![[bridge.jpg]]. %%Ask Ada.%%'],
  ['a page of Logseq', 'tags:: risk\n\n- TODO Ask Ada.\n- See [[About]].'],
  [
    'a post of WordPress',
    '<!-- wp:paragraph -->\n\n[gallery ids="1"]\n\n![A](https://example.com/wp-content/uploads/a.png)',
  ],
  ['a note of HackMD', ':::info\nWords.\n:::\n\n[TOC]\n\n###### tags: `risk`'],
  ['a document of Google Docs', '## **Results**\n\n![][image1]\n\n[image1]: <data:image/png;base64,AAAA>'],
  ['a document of Pandoc', '## Results {#results}\n\nSee [@smith].\n\n::: {.note}\nWords.\n:::'],
  ['a page of MkDocs', '!!! note\n\n=== "Monthly"\n\n*[RFP]: request for proposals'],
  ['a page of Docusaurus', "import Tabs from '@theme/Tabs'\n\n:::note\nWords.\n:::"],
])('three signs of one system say once where a text came from: %s', async (name, words) => {
  const origins = (await toldOf(words)).flatMap(({ cameFrom }) => cameFrom ?? [])
  expect(origins).toEqual([expect.stringMatching(`^This looks like ${name}: [a-z].*\\.$`)])
})

test('one sign, or one of each of several systems, says nothing of where a text came from', async () => {
  for (const words of ['{{< youtube 1 >}}', '{{< youtube 1 >}}\n\n[[About]]\n\n!!! note'])
    expect((await toldOf(words)).filter(({ cameFrom }) => cameFrom)).toEqual([])
})
