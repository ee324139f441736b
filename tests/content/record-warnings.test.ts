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

test('two records of a collection do not share a position', async () => {
  const files = {
    'content/agencies/a.json': agency('A', 1),
    'content/agencies/b.json': agency('B', 2),
    'content/agencies/c.json': agency('C', 1),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/agencies/c.json  1 warning

      5:12  warning  The position 1 is also that of content/agencies/a.json.  same-order
          3 |   "contracts": 3,
          4 |   "value": "$42M",
        > 5 |   "order": 1
            |            ^
          6 | }
        How to fix: Give each a position of its own; 1 comes first.

    1 warning in 1 file.
    "
  `)
})

test('the name a briefing was published under is not given to another one', async () => {
  const files = {
    'content/articles/first.mdx': article({ title: 'Renamed', knownAs: 'one' }),
    'content/articles/one.mdx': article({ title: 'New' }),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/one.mdx  1 error

      1:1  error  Feed readers and calendars know content/articles/first.mdx by the name “one”.  known-as
        > 1 | ---
            | ^
          2 | title: New
          3 | description: What readers find in the briefing “New”, in a sentence of a good length.
        How to fix: Give the file another name, or write knownAs with a name nobody has, such as "one-2".

    1 error in 1 file.
    "
  `)
})

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
    "content/articles/two.mdx  1 warning

      1:1  warning  /briefings/one leads here: if that is its old name, feed readers show this briefing as a new one.  renamed-briefing
        > 1 | ---
            | ^
          2 | title: Renamed
          3 | description: What readers find in the briefing “Renamed”, in a sentence of a good length.
        How to fix: Write knownAs: "one" if it is the same briefing; knownAs: "two" if that one was another, which it replaces.

    1 warning in 1 file.
    "
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
  expect(await reportFor({ [file]: json({ ...session, startTime: '14:00' }) })).toMatchInlineSnapshot(`
    "content/webinars/rehearsal.json  1 warning

      9:15  warning  Day, time, title or place have changed since this revision, and calendars would not show it.  session-revision
           7 |   "duration": 60,
           8 |   "status": "upcoming",
        >  9 |   "revision": {
             |               ^
          10 |     "number": 0,
          11 |     "at": "2026-03-01T09:00Z",
        How to fix: Write "revision": {"number":1,"at":"2026-03-15T04:00Z","of":"2027-12-10 14:00 60 Rehearsal"}.

    1 warning in 1 file.
    "
  `)
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
    "content/pages/about.mdx  1 warning

      8:17  warning  “Three agencies” is written here, but there are 2.  count
           6 | ---
           7 |
        >  8 | <Section title="Three agencies">
             |                 ^^^^^^^^^^^^^^
           9 |
          10 | Two federal agencies, 2 agencies, one agency, $3 agencies, 12–3 agencies.
        How to fix: Write two, or words without a number.

    1 warning in 1 file.
    "
  `)
  expect(await warnings({ ...files, [about]: page({}, 'Three agencies.\n') })).toEqual([])
})

const withNavigation = (...hrefs: string[]) => {
  const navigation = JSON.parse(minimalContent()['content/site/navigation.json'] ?? '')
  navigation.primary = hrefs.map((href) => ({ name: 'Words', href }))
  return { 'content/site/navigation.json': json(navigation) }
}

test('a page that nothing links to is told', async () => {
  const files = {
    ...withNavigation('/about'),
    [about]: page({}, 'Words.\n'),
    'content/pages/alone.mdx': page({ title: 'Alone' }, 'A link to [itself](/alone) is none.\n'),
    'content/articles/a-briefing.mdx': article(),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  1 warning

      1:1  warning  Nothing on the site links to /briefings/a-briefing.  orphan-page
        > 1 | ---
            | ^
          2 | title: A briefing
          3 | description: What readers find in the briefing “A briefing”, in a sentence of a good length.
        How to fix: Link to it from another page, or name it in content/site/navigation.json.

    content/pages/alone.mdx  1 warning

      1:1  warning  Nothing on the site links to /alone.  orphan-page
        > 1 | ---
            | ^
          2 | title: Alone
          3 | description: What readers find on the page “Alone”, in a sentence of a good length.
        How to fix: Link to it from another page, or name it in content/site/navigation.json.

    2 warnings in 2 files.
    "
  `)
})

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
