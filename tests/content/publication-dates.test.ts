import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, minimalContent, notFoundPage, page, role } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const briefing = 'content/articles/a-briefing.mdx'
const dated = (fields: Record<string, string>) => ({ [about]: page(fields) })
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

test('a moment that is none is told with the one that is meant', async () => {
  const told = async (fields: Record<string, string>) =>
    (await checkSite(dated(fields))).issues.map(({ field, message, hint }) => `${field}: ${message} ${hint}`)
  expect(await told({ publishAt: 'March 1, 2027, 9am', unpublishAt: '2027-03-01T24:00' })).toEqual([
    expect.stringMatching(/^publishAt: .* Write 2027-03-01T09:00\./),
    expect.stringMatching(/^unpublishAt: .*is not a time of day: hours go from 00 to 23, minutes from 00 to 59\./),
  ])
})

test('a time that the clocks skip or show twice is told', async () => {
  const webinar = {
    title: 'A session',
    description: 'Words.',
    speaker: 'Ada',
    date: '2027-03-14',
    startTime: '02:00',
    duration: 60,
    status: 'upcoming',
    revision: { number: 0, at: '2026-03-01T09:00Z', of: '2027-03-14 02:00 60 A session' },
  }
  expect(
    await reportFor({
      ...dated({ publishAt: '2027-03-14T02:30', unpublishAt: '2027-11-07T01:00' }),
      'content/webinars/a-session.json': json(webinar),
    }),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      4:12-28 error clock-change: There is no 2:30 AM on that day: the clocks in America/New_York go from 2:00 AM to 3:00 AM (daylight saving).
        Write 2027-03-14T03:00, or a time before 02:00.
      5:14-30 error clock-change: It is 1:00 AM twice on that day: the clocks in America/New_York go back from 2:00 AM to 1:00 AM (daylight saving).
        Write 2027-11-07T02:00 or later, or a time before 01:00.
    content/webinars/a-session.json
      6:16-23 error clock-change: There is no 2:00 AM on that day: the clocks in America/New_York go from 2:00 AM to 3:00 AM (daylight saving).
        Write 03:00, or a time before 02:00."
  `)
})

test('times beside a clock change are right, and days always are', async () => {
  const fields = [
    { publishAt: '2027-03-14T01:59', unpublishAt: '2027-03-14T03:00' },
    { publishAt: '2027-11-07T00:59', unpublishAt: '2027-11-07T02:00' },
    { publishAt: '2027-03-14', unpublishAt: '2027-11-07' },
  ]
  const files = fields.map((own, index) => [`content/pages/p-${index}.mdx`, page({ title: `P ${index}`, ...own })])
  expect((await checkSite(Object.fromEntries(files))).issues).toEqual([])
})

test('what is unpublished before it is published is told', async () => {
  expect(
    await reportFor({
      ...dated({ publishAt: '2027-03-01T09:00', unpublishAt: '2027-03-01' }),
      [briefing]: article({ unpublishAt: '2026-02-01' }),
    }),
  ).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      12:14-24 error publication-order: It would be unpublished before it is published: \`date\` is 2026-03-01.
        Write a day or time after 2026-03-01, or remove the line.
    content/pages/about.mdx
      5:14-24 error publication-order: It would be unpublished before it is published: \`publishAt\` is 2027-03-01T09:00.
        Write a day or time after 2027-03-01T09:00, or remove the line."
  `)
})

test('a role that is published after its last day is told', async () => {
  const job = (publishAt: string) => role({ posted: '2026-03-01', validThrough: '2026-04-30', publishAt })
  const file = 'content/jobs/consultant.mdx'
  expect(await reportFor({ [file]: job('2026-05-01') })).toMatchInlineSnapshot(`
    "content/jobs/consultant.mdx
      14:9-19 warning publication-day: Readers are told 2026-03-01, but it is published on 2026-05-01 (\`publishAt\`).
        Write 2026-05-01.
      16:12-22 error publication-order: It is published on 2026-05-01, after its last day: \`validThrough\` is 2026-04-30.
        Write a day up to 2026-04-30, or set a later \`validThrough\`."
  `)
  expect((await checkSite({ [file]: job('2026-04-30T23:59').replace('2026-03-01', '2026-04-30') })).issues).toEqual([])
})

test('a time zone that there is not is told, and everything else is checked all the same', async () => {
  const { issues } = await checkSite()
  expect(issues).toEqual([])
  const site = minimalContent()['content/site/site.json']?.replace('America/New_York', 'America/NewYork') ?? ''
  expect(
    (await checkSite({ 'content/site/site.json': site, [about]: page({ publishAt: '2027-03-14T02:30' }) })).issues.map(
      ({ file, message }) => `${file}: ${message}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "content/site/site.json: \`officeHours.timeZone\` must be the name of a time zone, for example "America/New_York".",
    ]
  `)
})

test('the home page and the page for wrong addresses are always there', async () => {
  expect(
    await reportFor({
      'content/pages/index.mdx': page({ title: 'Home', draft: 'true' }),
      'content/pages/404.mdx': notFoundPage({ unpublishAt: '2027-01-01' }),
    }),
  ).toMatchInlineSnapshot(`
    "content/pages/404.mdx
      5:1-12 error needed-page: The page for wrong addresses is always public, so it has no \`unpublishAt\`.
        Remove the line.
    content/pages/index.mdx
      4:1-6 error needed-page: The home page is always public, so it has no \`draft\`.
        Remove the line."
  `)
})
