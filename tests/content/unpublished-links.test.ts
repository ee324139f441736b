import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, minimalContent, page, role } from '../support/minimal-content.ts'

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

test('a link is told that leads nowhere before its target is published, or after', async () => {
  expect(await reportFor(to({ publishAt: '2027-03-01T09:00' }))).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:5-24 error unpublished-link: The link leads to /other, which is published on March 1, 2027, 9:00 AM only. Before that it would lead nowhere.
        Write \`publishAt: 2027-03-01T09:00\` in this file too, or add the link then."
  `)
  expect(await reportFor(to({ unpublishAt: '2027-03-01' }))).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:5-24 error unpublished-link: The link leads to /other, which is unpublished on March 1, 2027. From then on it leads nowhere.
        Remove the link, or write \`unpublishAt: 2027-03-01\` in this file too."
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
    "content/pages/about.mdx
      1:1 warning orphan-page: Nothing on the site links to /about.
        Link to it from another page, or name it in content/site/navigation.json.
      10:1-16 error unpublished-link: The link leads to #audit, which is a draft: the published site does not have it.
        Take \`draft: true\` out of content/solutions/audit.json, remove the link, or make this file a draft as well.
    content/site/navigation.json
      5:15-23 error unpublished-link: The link leads to /other, which is a draft: the published site does not have it.
        Take \`draft: true\` out of content/pages/other.mdx, or remove the link.
    content/site/redirects.json
      5:11-19 error unpublished-link: The link leads to /other, which is a draft: the published site does not have it.
        Take \`draft: true\` out of content/pages/other.mdx, or remove the link."
  `)
})

test('a briefing that is proposed to read next is there for as long', async () => {
  const files = (fields: Record<string, string>) => ({
    [briefing]: article({ related: '[another]' }),
    'content/articles/another.mdx': article({ title: 'Another', ...fields }),
  })
  expect(await reportFor(files({ draft: 'true' }))).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      12:11-18 error related: “another” is proposed to read next, which is a draft: the published site does not have it.
        Take \`draft: true\` out of content/articles/another.mdx, remove this line, or make this file a draft as well."
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

test('a link to a role is right up to its last day, and from then on told, which holds nothing up', async () => {
  const linked = (validThrough: string) => ({
    'content/jobs/consultant.mdx': role({ posted: '2026-01-01', validThrough }),
    [about]: page({}, 'Read about [the role](/careers/consultant) first.\n'),
  })
  expect(await told(linked('2026-03-15'))).toEqual([])
  const { issues, data } = await checkSite(linked('2026-03-14'))
  expect(data?.entries.jobs).toEqual([])
  expect(issues.find(({ file }) => file === about)).toMatchObject({
    severity: 'warning',
    message: 'The link leads to /careers/consultant, a role that has closed.',
    hint: 'Remove the link.',
  })
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
