import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, minimalContent, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'

const { baseUrl } = JSON.parse(minimalContent()['content/site/site.json'] ?? '')
const about = 'content/pages/about.mdx'
const json = (value: unknown) => JSON.stringify(value, null, 2)
const agency = (name: string, order: number) => json({ name, contracts: 3, value: '$42M', order })
const advisor = (featured: boolean, order: number) =>
  json({
    name: 'Ada',
    title: 'Member',
    background: 'Words.',
    expertise: ['One'],
    education: 'School',
    category: 'Legal',
    initials: 'AA',
    featured,
    order,
  })
const warnings = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)

test('who renames a briefing by hand is told how feed readers go on knowing it', async () => {
  const redirects = (...ways: [from: string, to: string][]) => ({
    'content/site/redirects.json': json(
      ways.map(([from, to]) => ({ id: from.slice(1).replace('/', '-'), from, to, note: 'Moved.' })),
    ),
  })
  const renamed = 'content/articles/two.mdx'
  const files = {
    [renamed]: article({ title: 'Renamed' }),
    ...redirects(['/briefings/first', '/briefings/two'], ['/briefings/one', `${baseUrl}/briefings/two#top`]),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/two.mdx
      1:1 warning renamed-briefing: /briefings/one leads here: if that is its old name, feed readers show this briefing as a new one.
        Write knownAs: "one" if it is the same briefing; knownAs: "two" if that one was another, which it replaces."
  `)
  // It was said, or the other one was taken away.
  for (const knownAs of ['one', 'first', 'two'])
    expect(await warnings({ ...files, [renamed]: article({ title: 'Renamed', knownAs }) })).toEqual([])
  // The name is that of another one, which was renamed before; no briefing; a way to elsewhere.
  const other = { 'content/articles/three.mdx': article({ title: 'Other', knownAs: 'one' }) }
  expect(await warnings({ ...files, ...other, ...redirects(['/briefings/one', '/briefings/two']) })).toEqual([])
  expect(
    await warnings({ ...files, ...redirects(['/two', '/briefings/two'], ['/briefings/one', '/briefings']) }),
  ).toEqual([])
})

test('who moves a session by hand is told what calendars need to know', async () => {
  const session = {
    title: 'Rehearsal',
    description: 'We rehearse.',
    speaker: 'A speaker',
    date: '2027-12-10',
    startTime: '13:00',
    duration: 60,
    status: 'upcoming',
    revision: { number: 0, at: '2026-03-01T09:00Z', of: '2027-12-10 13:00 60 Rehearsal' },
  }
  const file = 'content/webinars/rehearsal.json'
  expect(await warnings({ [file]: json(session) })).toEqual([])
  const { revision: _, ...without } = session
  expect(await warnings({ [file]: json(without) })).toEqual([
    `warning ${file}: There is no revision, and calendars would not show when the session is moved.`,
  ])
  expect(await warnings({ [file]: json({ ...without, draft: true }) })).toEqual([])
})

test('featured advisors and the others are counted on their own', async () => {
  const files = { 'content/advisors/a.json': advisor(true, 1), 'content/advisors/b.json': advisor(false, 1) }
  expect(await warnings(files)).toEqual([])
})

test('a number a page writes about its records is how many there are', async () => {
  const table = '<AgencyTable agencyLabel="A" contractsLabel="C" valueLabel="V" totalLabel="T" caption="Words." />\n'
  const body = `<Section title="Three agencies">\n\nTwo federal agencies, 2 agencies, one agency, $3 agencies, 12–3 agencies.\n\n${table}\n</Section>\n`
  const files = { 'content/agencies/a.json': agency('A', 1), 'content/agencies/b.json': agency('B', 2) }
  expect(await reportFor({ ...files, [about]: page({}, body) })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:17-31 warning count: “Three agencies” is written here, but there are 2.
        Write two, or words without a number."
  `)
  expect(await warnings({ ...files, [about]: page({}, 'Three agencies.\n') })).toEqual([])
})

test('it is told beside other mistakes, unless these are in what is counted', async () => {
  const counted = async (files: Record<string, string>) =>
    (await checkSite({ 'content/agencies/a.json': agency('A', 1), ...files })).issues.filter(
      ({ rule }) => rule === 'count',
    )
  const table = '<AgencyTable agencyLabel="A" contractsLabel="C" valueLabel="V" totalLabel="T" caption="Words." />\n'
  const files = {
    'content/articles/a.mdx': article({ date: 'soon' }),
    [about]: page({}, `Three agencies, see <https://example.com>.\n\n${table}`),
  }
  expect(await counted(files)).toHaveLength(1)
  expect(await counted({ ...files, 'content/agencies/b.json': agency('', 2) })).toEqual([])
})

test('related briefings that lead on are fine, and a circle of more than two is told once, with the way round', async () => {
  const related = (slugs: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(slugs).map(([slug, names]) => [
        `content/articles/${slug}.mdx`,
        article({ title: `Briefing ${slug}`, related: names }),
      ]),
    )
  expect(await warnings(related({ a: '[b]', b: '[a, c]', c: '[]' }))).toEqual([])
  expect(await warnings(related({ a: '[b]', b: '[a]' }))).toEqual([])
  expect(await warnings(related({ a: '[b]', b: '[c]', c: '[a]', d: '[a]' }))).toEqual([
    'warning content/articles/a.mdx: The related briefings go round in a circle: a → b → c → a.',
  ])
})

const withNavigation = (...hrefs: string[]) => {
  const navigation = JSON.parse(minimalContent()['content/site/navigation.json'] ?? '')
  navigation.primary = hrefs.map((href) => ({ name: 'Words', href }))
  return { 'content/site/navigation.json': json(navigation) }
}

test('links of texts, redirects and lists count', async () => {
  const list =
    '<BriefingList chipsLabel="C" all="A" featuredTitle="F" latestTitle="L" readFull="R" readMore="M" viewAll="V" found="F" foundOne="O" empty="E" showAll="S" />\n'
  const files = {
    ...withNavigation('/old'),
    'content/site/redirects.json': json([{ id: 'old', from: '/old', to: '/about#top', note: 'Moved.' }]),
    [about]: page({}, `[Other](https://example.com/other)\n\n${list}`),
    'content/pages/other.mdx': page({ title: 'Other' }),
    'content/articles/a-briefing.mdx': article(),
  }
  expect(await warnings(files)).toEqual([])
})

test('while a file has errors, nobody says what is linked or shown nowhere', async () => {
  const files = {
    ...withNavigation('/'),
    [about]: page({}, '![A bridge](bridge.png)\n\n<Section\n'),
    'content/images/bridge.png': pngOf(1400, 900),
  }
  const { issues } = await checkSite(files)
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set([about]))
})
