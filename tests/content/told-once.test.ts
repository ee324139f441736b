import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'

const about = 'content/pages/about.mdx'
const told = async (files: Record<string, string | Buffer>) =>
  (await checkSite(files)).issues.map(({ line, rule }) => `${line ?? ''} ${rule}`)

test('a line of equals signs in a code sample is no merge, unless the other marks are there', async () => {
  expect(await told({ [about]: page({}, '```text\na\n=======\nb\n```\n') })).toEqual([])
  expect(await told({ [about]: page({}, '```text\n<<<<<<< mine\na\n=======\nb\n>>>>>>> other\n```\n') })).toEqual([
    expect.stringMatching(/merge-conflict$/),
  ])
})

test.each([
  ['Audit trails, Timekeeping', ': ["Audit trails", "Timekeeping"].'],
  ['one-briefing; another-briefing', ': ["one-briefing", "another-briefing"].'],
  ['Start early, and keep the evidence that others will ask for.', 'even of one item: ["Start early, and keep'],
])('a text in the place of a list is offered as the list it was meant to be: %s', async (written, hint) => {
  const { issues } = await checkSite({ 'content/articles/a.mdx': article({ takeaways: `"${written}"` }) })
  expect(issues).toMatchObject([{ rule: 'wrong-type', hint: expect.stringContaining(hint) }])
})

test('a link to a redirect that is written wrongly is not told as well', async () => {
  const terms = { id: 'terms', from: '/terms', to: 'contact', note: 'Short.' }
  const files = { 'content/site/redirects.json': JSON.stringify([terms]), [about]: page({}, '[x](/terms)\n') }
  expect(await told(files)).toEqual(['1 invalid-value'])
})

test('a picture named like a device of Windows is told', async () => {
  expect(
    await told({ 'content/pages/con.png': pngOf(1400, 900), [about]: page({}, '![A bridge](con.png)\n') }),
  ).toEqual([' picture-name'])
})

test.each([
  ['about.html', 'the page /about'],
  ['About/index.html', 'the page /about'],
  ['index.html', 'the page /'],
  ['Sitemap.xml', 'a file that is made with the site'],
  ['_headers', 'a file that is made with the site'],
  ['assets/logo.svg', 'a file that is made with the site'],
])('a file in public that stands where a build writes is told: %s', async (name, what) => {
  const { issues } = await checkSite({ [`public/${name}`]: 'x', [about]: page() })
  expect(issues).toMatchObject([
    { rule: 'public-file', file: `public/${name}`, message: expect.stringContaining(what) },
  ])
})

test.each(['guide.pdf', 'icons/about.svg', 'abouts.html', 'google0123.html'])(
  '%s in public is nobody’s place',
  async (name) => {
    expect(await told({ [`public/${name}`]: 'x', [about]: page() })).toEqual([])
  },
)

test('a field that cannot be read says nothing of when its file is public', async () => {
  const files = (author: string) => ({
    'content/articles/later.mdx': article({ title: 'Later', date: '2027-01-01' }),
    'content/articles/last.mdx': article({ title: 'Last', author, date: '2027-02-01' }, '[x](/briefings/later)\n'),
  })
  expect(await told(files('Someone'))).toEqual([])
  expect(await told(files('[]'))).toEqual([expect.stringMatching(/wrong-type$/)])
})

test('who links to what ends before it begins is not told of it', async () => {
  const never = { title: 'Never', date: '2027-02-01', publishAt: '2027-02-01', unpublishAt: '2027-01-01' }
  const files = { 'content/articles/never.mdx': article(never), [about]: page({}, '[x](/briefings/never)\n') }
  expect(await told(files)).toEqual([expect.stringMatching(/publication-order$/)])
})

test.each([
  ['-One\n-Two', 'not-markdown', 'Begin each item with "- "'],
  ['1.One\n2.Two', 'not-markdown', 'Begin each item with "- "'],
  ['![A bridge](bridge.png =200x)', 'not-markdown', 'Remove the size'],
  ['The \ufb01rst o\ufb03ce.', 'ligature', 'Type the letters: fi. It is one of 2 such signs'],
])('what another program would have understood is told once: %j', async (body, rule, hint) => {
  const { issues } = await checkSite({ [about]: page({}, `${body}\n`) })
  expect(issues).toMatchObject([{ rule, hint: expect.stringContaining(hint) }])
})

test.each(['-5 degrees\n-6 degrees', '-One line alone', 'A well-\n-known word', '1.5 and\n2.5 more'])(
  'a sign at the beginning of a line begins no list by itself: %j',
  async (body) => expect(await told({ [about]: page({}, `${body}\n`) })).toEqual([]),
)

test('stars in a list of fields are told with the hyphens that belong there', async () => {
  const { issues } = await checkSite({ 'content/articles/a.mdx': article({ takeaways: '\n  * One.\n  * Two.' }) })
  expect(issues).toMatchObject([{ rule: 'yaml', hint: 'Begin each with "- ", and not with "* ".' }])
})

test('words behind the end of a JSON file are told as that', async () => {
  const bureau = '{ "name": "A", "contracts": 3, "value": "$1M", "order": 1 }\nThanks a lot!\n'
  expect(
    (await checkSite({ 'content/agencies/bureau.json': bureau })).issues.map(
      ({ line, message }) => `${line}: ${message}`,
    ),
  ).toEqual(['2: The entry ends before this, but more follows.'])
})
