import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, minimalContent, page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const other = 'content/pages/other.mdx'
const briefing = 'content/articles/a-briefing.mdx'
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const to = (fields: Record<string, string>, own: Record<string, string> = {}) => ({
  [about]: page(own, 'See [the other](/other).\n'),
  [other]: page({ title: 'Other', ...fields }),
})
const told = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)

test('a link from what is public to a draft is told', async () => {
  expect(await reportFor(to({ draft: 'true' }))).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 error

      8:5  error  The link leads to /other, which is a draft: the published site does not have it.  unpublished-link
          6 | ---
          7 |
        > 8 | See [the other](/other).
            |     ^^^^^^^^^^^^^^^^^^^
        How to fix: Take \`draft: true\` out of content/pages/other.mdx, remove the link, or make this file a draft as well.

    1 error in 1 file.
    "
  `)
})

test('a link is told that leads nowhere before its target is published, or after', async () => {
  expect(await reportFor(to({ publishAt: '2027-03-01T09:00' }))).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 error

      8:5  error  The link leads to /other, which is published on March 1, 2027, 9:00 AM only. Before that it would lead nowhere.  unpublished-link
          6 | ---
          7 |
        > 8 | See [the other](/other).
            |     ^^^^^^^^^^^^^^^^^^^
        How to fix: Write \`publishAt: 2027-03-01T09:00\` in this file too, or add the link then.

    1 error in 1 file.
    "
  `)
  expect(await reportFor(to({ unpublishAt: '2027-03-01' }))).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 error

      8:5  error  The link leads to /other, which is unpublished on March 1, 2027. From then on it leads nowhere.  unpublished-link
          6 | ---
          7 |
        > 8 | See [the other](/other).
            |     ^^^^^^^^^^^^^^^^^^^
        How to fix: Remove the link, or write \`unpublishAt: 2027-03-01\` in this file too.

    1 error in 1 file.
    "
  `)
  expect(await told(to({ unpublishAt: '2026-03-01' }))).toMatchInlineSnapshot(`
    [
      "error content/pages/about.mdx: The link leads to /other, which was unpublished on March 1, 2026. From then on it leads nowhere.",
    ]
  `)
})

test('a link is right when its page is there only while the target is, or nobody reads it yet', async () => {
  const target = { publishAt: '2027-03-01T09:00', unpublishAt: '2027-04-01' }
  expect(await told(to(target, target))).toEqual([])
  expect(await told(to(target, { publishAt: '2027-03-02', unpublishAt: '2027-03-03' }))).toEqual([])
  expect(await told(to({ draft: 'true' }, { draft: 'true' }))).toEqual([])
  expect(await told(to({ unpublishAt: '2027-04-01' }, { unpublishAt: '2027-04-01T00:01' }))).toHaveLength(1)
  expect(await told(to({ publishAt: '2027-03-01T09:00' }, { publishAt: '2027-03-01T08:59' }))).toHaveLength(1)
})

test('links of the navigation, of redirects and to a record on a page are held to it too', async () => {
  const navigation = JSON.parse(minimalContent()['content/site/navigation.json'] ?? '')
  navigation.primary = [{ name: 'Other', href: '/other' }]
  const agencies =
    '<SolutionCatalogue indexLabel="I" solutionLabel="S" featuresLabel="F" timelineLabel="T" valueLabel="V" />\n'
  const solution = {
    title: 'Audit',
    description: 'Words.',
    solutions: [{ name: 'One', description: 'Words.', features: ['A', 'B'], timeline: '1-2 months', value: 'Much.' }],
    order: 1,
    draft: true,
  }
  expect(
    await reportFor({
      ...to({ draft: 'true' }),
      [about]: page({}, `${agencies}\n[Audit](#audit)\n`),
      'content/solutions/audit.json': json(solution),
      'content/site/navigation.json': json(navigation),
      'content/site/redirects.json': json([{ id: 'old', from: '/old', to: '/other', note: 'Moved.' }]),
    }),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx  1 error, 1 warning

      1:1  warning  Nothing on the site links to /about.  orphan-page
        > 1 | ---
            | ^
          2 | title: About us
          3 | description: What readers find on the page “About us”, in a sentence of a good length.
        How to fix: Link to it from another page, or name it in content/site/navigation.json.

      10:1  error  The link leads to #audit, which is a draft: the published site does not have it.  unpublished-link
           8 | <SolutionCatalogue indexLabel="I" solutionLabel="S" featuresLabel="F" timelineLabel="T" valueLabel="…
           9 |
        > 10 | [Audit](#audit)
             | ^^^^^^^^^^^^^^^
        How to fix: Take \`draft: true\` out of content/solutions/audit.json, remove the link, or make this file a draft as well.

    content/site/navigation.json  1 error

      5:15  error  The link leads to /other, which is a draft: the published site does not have it.  unpublished-link
          3 |     {
          4 |       "name": "Other",
        > 5 |       "href": "/other"
            |               ^^^^^^^^
          6 |     }
          7 |   ],
        How to fix: Take \`draft: true\` out of content/pages/other.mdx, or remove the link.

    content/site/redirects.json  1 error

      5:11  error  The link leads to /other, which is a draft: the published site does not have it.  unpublished-link
          3 |     "id": "old",
          4 |     "from": "/old",
        > 5 |     "to": "/other",
            |           ^^^^^^^^
          6 |     "note": "Moved."
          7 |   }
        How to fix: Take \`draft: true\` out of content/pages/other.mdx, or remove the link.

    3 errors, 1 warning in 3 files.
    "
  `)
})

test('a briefing that is proposed to read next is there for as long', async () => {
  const files = (fields: Record<string, string>) => ({
    [briefing]: article({ related: '[another]' }),
    'content/articles/another.mdx': article({ title: 'Another', ...fields }),
  })
  expect(await reportFor(files({ draft: 'true' }))).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  1 error

      12:11  error  “another” is proposed to read next, which is a draft: the published site does not have it.  related
          10 | featured: false
          11 | takeaways: [One thing., Another thing.]
        > 12 | related: [another]
             |           ^^^^^^^
          13 | ---
          14 |
        How to fix: Take \`draft: true\` out of content/articles/another.mdx, remove this line, or make this file a draft as well.

    1 error in 1 file.
    "
  `)
  expect(await told(files({ unpublishAt: '2027-01-01' }))).toMatchInlineSnapshot(`
    [
      "error content/articles/a-briefing.mdx: “another” is proposed to read next, which is unpublished on January 1, 2027. From then on it leads nowhere.",
    ]
  `)
  // Its own date says so: a warning, so that an old build can be repeated with the content of today.
  expect(await told(files({ date: '2026-04-01' }))).toMatchInlineSnapshot(`
    [
      "warning content/articles/a-briefing.mdx: “another” is proposed to read next, which is dated April 1, 2026 and not published before.",
    ]
  `)
})

test('a draft that is featured is told', async () => {
  expect(await reportFor({ [briefing]: article({ draft: 'true', featured: 'true' }) })).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  1 error

      10:11  error  This briefing is a draft, so it cannot be featured: nobody but its authors sees it.  featured-draft
           8 | date: 2026-03-01
           9 | category: compliance
        > 10 | featured: true
             |           ^^^^
          11 | takeaways: [One thing., Another thing.]
          12 | draft: true
        How to fix: Switch \`featured\` off, or take \`draft: true\` out once it is finished.

    1 error in 1 file.
    "
  `)
})

test('a page may have the title of the one it takes the place of, and a draft that of the one it was copied from', async () => {
  const pages = (one: Record<string, string>, two: Record<string, string>) => ({
    'content/pages/one.mdx': page({ title: 'Same', ...one }),
    'content/pages/two.mdx': page({ title: 'Same', ...two }),
  })
  expect(await told(pages({ unpublishAt: '2027-01-01' }, { publishAt: '2027-01-01' }))).toEqual([])
  expect(await told(pages({ unpublishAt: '2027-01-02' }, { publishAt: '2027-01-01' }))).toHaveLength(1)
  expect(await told(pages({ draft: 'true' }, {}))).toEqual([
    'warning content/pages/one.mdx: The title and the description are also those of content/pages/two.mdx.',
  ])
})
