import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { legalText, recordedLegal } from '../support/legal-text.ts'
import { page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const json = (value: unknown) => JSON.stringify(value, null, 2)
const webinar = (status: 'upcoming' | 'recorded') =>
  json({
    title: 'A session',
    description: 'What it covers.',
    speaker: 'Someone, Partner',
    date: '2030-03-01',
    startTime: '13:00',
    duration: 45,
    status,
    revision: { number: 0, at: '2026-03-01T09:00Z', of: '2030-03-01 13:00 45 A session' },
    ...(status === 'recorded' && { chapters: [{ at: '00:00', title: 'Beginning' }] }),
  })
const resource = (fields: object = {}) =>
  json({
    title: 'A guide',
    description: 'What the reader gets.',
    group: 'Industry Analysis',
    type: 'Report',
    downloadSize: '2.0 MB',
    tags: ['One'],
    contents: ['One', 'Two', 'Three'],
    order: 1,
    ...fields,
  })

test('links in fields and props are checked where they stand', async () => {
  const text = page({}, '<Actions>\n<Action label="Go" href="/gone" />\n</Actions>\n').replace(
    'hero:',
    'hero:\n  ctaText: Go\n  ctaLink: /abuot',
  )
  expect(await reportFor({ [about]: text })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      6:12-18 error broken-link: The link leads to /abuot, which does not exist.
        Did you mean /about?
      11:25-32 error broken-link: The link leads to /gone, which does not exist.
        Link to a page that exists, or remove the link. If the page was deleted, a redirect from /gone in content/site/redirects.json leads to the one that takes its place."
  `)
})

test('links to files, feeds, redirects, sections and legal texts are known', async () => {
  const targets = [
    '/',
    '/#top',
    '#one',
    '/guide.pdf',
    '/briefings/feed.xml',
    '/calendar/a-session.ics',
    '/downloads/case-studies.pdf',
    '/downloads/a-guide-preview.pdf',
    '/old',
    '/privacy-policy',
    '/?a=b#top',
  ]
  const { issues } = await checkSite({
    [about]: page(
      {},
      `<Section title="One">\n\n${targets.map((target) => `[x](${target})`).join(' ')}\n\n</Section>\n`,
    ),
    'public/guide.pdf': 'x',
    'content/webinars/a-session.json': webinar('upcoming'),
    'content/resources/a-guide.json': resource(),
    'content/site/redirects.json': json([{ id: 'old', from: '/old', to: '/about', note: 'Moved.' }]),
    ...recordedLegal({ 'content/legal/privacy-policy/2025-01-15.mdx': legalText() }),
  })
  expect(issues).toEqual([])
})

test('a file that is neither there nor made by the build is told', async () => {
  const report = await reportFor({
    [about]: page({}, '[a](/downloads/case-study.pdf) [b](/calendar/a-session.ics)\n'),
    'content/webinars/a-session.json': webinar('recorded'),
  })
  expect(report).toContain('The link leads to /downloads/case-study.pdf, which does not exist.')
  expect(report).toContain('Did you mean /downloads/case-studies.pdf?')
  expect(report).toContain('The link leads to /calendar/a-session.ics, which does not exist.')
})

test('a download has the size it states, give or take 5 %', async () => {
  const sized = (stated: string, bytes: number) =>
    reportFor({
      'content/resources/a-guide.json': resource({ downloadSize: stated, file: '/downloads/guide.pdf' }),
      'public/downloads/guide.pdf': 'x'.repeat(bytes),
    })
  expect(await sized('2.0 MB', 2_000_000)).toBe('')
  expect(await sized('2.2 MB', 2_000_000)).toContain('The size says 2.2 MB, but public/downloads/guide.pdf has 1.9 MB.')
})

test('a service that has no page is linked to where it stands', async () => {
  const report = await reportFor({ [about]: page({}, '[b](/services/ai-transformation)\n') })
  expect(report).toContain('Link to /services#ai-transformation.')
})

test('a folder of its own is not taken for the home page', async () => {
  expect(await reportFor({ [about]: page({}, 'See [us](/abuot/).\n') })).toContain('Did you mean /about?')
})

test('a link to a page that stands in another folder now names it, and where the old address leads', async () => {
  const report = await reportFor({
    [about]: page({}, 'See [us](/our-firm/people/contact).\n'),
    'content/pages/contact.mdx': page(),
  })
  expect(report).toContain(
    'Did you mean /contact? If the page was renamed, also add a redirect from /our-firm/people/contact',
  )
})
