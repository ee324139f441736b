import { expect, test } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { checkSite, reportFor } from '../support/check-site.ts'
import { minimalContent, page, role } from '../support/minimal-content.ts'
import { temporarySite } from '../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const json = (value: unknown) => JSON.stringify(value, null, 2)
const claim = {
  id: 'reach',
  value: '500+',
  label: 'engagements',
  asOf: '2026-01-01',
  owner: 'Legal',
  reviewBy: '2027-01-01',
  illustrative: true,
}

test('a copy of a page is told once, and not the page', async () => {
  const { issues } = await checkSite({ [about]: page(), 'content/pages/about-copy.mdx': page() })
  expect(issues).toMatchObject([
    {
      file: 'content/pages/about-copy.mdx',
      message: 'The title and the description are also those of content/pages/about.mdx.',
      hint: expect.stringContaining('or remove this one if it is a copy.'),
    },
  ])
})

test('drafts that were just begun may share the notes of what belongs there', async () => {
  const begun = (title: string) => page({ title, description: '"Fill in: what it is about."', draft: 'true' })
  const drafts = await reportFor({ [about]: begun('One'), 'content/pages/other.mdx': begun('Two') })
  expect(drafts).toContain('Fill in: what it is about')
  expect(drafts).not.toContain('description of its own')
})

test('a quotation of several figures says each as the register does', async () => {
  const quote = (share: string) => `<Quote source="A study" claim="both">Some 40% of them, and ${share} more.</Quote>\n`
  const both = json([{ ...claim, id: 'both', value: '40% and 6%', label: 'Shares' }])
  const { issues } = await checkSite({
    [about]: page({}, `${quote('6%')}\n${quote('60.5%')}`),
    'content/site/claims.json': both,
  })
  expect(issues).toMatchObject([
    {
      line: 10,
      message: '"Some 40% of them, and 60.5% more." is not what the register gives for the claim "both": 40% and 6%.',
    },
  ])
  expect(issues[0]?.fixes).toBeUndefined()
})

const badge = '<TrustBadge label="400+ Engagements" note="Since 2011" claim="reach" />'
const quote = (source: string, claim: string, words: string) =>
  `<Quote source="${source}" claim="${claim}">${words}</Quote>`

test.each([
  [badge, '400+ Engagements Since 2011', '400+', '500+'],
  [quote('A study of 2024', 'reach', 'Some 400+ of them.'), 'A study of 2024 Some 400+ of them.', '400+', '500+'],
  [quote('A study', 'reach', 'From 300+ to 400+.'), 'From 300+ to 400+.', undefined, undefined],
  [quote('A study', 'span', 'Some 4 months, of 12.'), 'Some 4 months, of 12.', '4 months', '6 months'],
])('the figure of a claim is told and corrected where it stands: %s', async (body, said, instead, write) => {
  const claims = [claim, { ...claim, id: 'span', value: '6 months', label: 'Span' }]
  const { issues } = await checkSite({ [about]: page({}, `${body}\n`), 'content/site/claims.json': json(claims) })
  const [issue] = issues.filter(({ rule }) => rule === 'claim-figure')
  expect(issue?.message).toContain(`"${said}" is not what the register gives`)
  expect(issue?.fixes?.[0]).toEqual(instead && { instead, write })
})

test('so does a counter, whose figure and signs stand apart', async () => {
  const metric = (value: number) =>
    json([{ id: 'value', value, decimals: 1, prefix: '$', suffix: 'B', label: 'Value', claim: 'value' }])
  const site = (value: number) => ({
    'content/site/claims.json': json([{ ...claim, id: 'value', value: '$1.2B' }]),
    'content/lists/home-metrics.json': metric(value),
  })
  expect((await checkSite(site(1.2))).issues).toEqual([])
  const { issues } = await checkSite(site(1.3))
  expect(issues.map(({ file, line, message, fixes }) => [file, line, message, fixes])).toEqual([
    [
      'content/lists/home-metrics.json',
      4,
      '"$1.3B" is not what the register gives for the claim "value": $1.2B.',
      [{ value: 1.2 }],
    ],
  ])
})

test('a list that is lost is brought back, not begun anew: it may hold what was recorded', async () => {
  const site = temporarySite()
  site.remove('content/legal/published.json')
  const { issues } = await createContent({ root: site.root }).check()
  expect(issues.map(({ hint }) => hint)).toEqual([
    'Give it back its name, or bring it back from the history of the project. A list that never had records is [].',
  ])
})

test.each([
  ['content/site/site.json', 'The file is missing.'],
  ['content/pages/index.mdx', 'The file is missing: without it the site has no home page.'],
  ['content/pages/404.mdx', 'The file is missing: without it whoever follows a wrong link sees an empty page.'],
  ['content/pages/search.mdx', 'The file is missing: without it the search button of every page leads nowhere.'],
])('%s has to be there and is missed', async (file, message) => {
  const site = temporarySite()
  site.remove(file)
  const { issues, data } = await createContent({ root: site.root }).check()
  expect(issues.map((issue) => [issue.file, issue.message])).toContainEqual([file, message])
  expect(data).toBeNull()
})

test('pages that records lead to, and the short address of the terms, are missed while something leads there', async () => {
  const site = temporarySite({
    'content/jobs/consultant.mdx': role({ posted: '2026-03-01', validThrough: '2026-12-01' }),
    'content/pages/contact.mdx': page({ title: 'Contact' }, '<ContactForm />\n'),
  })
  site.remove('content/pages/careers.mdx')
  site.remove('content/pages/leadership.mdx')
  const { issues } = await createContent({ root: site.root, now: '2026-03-15' }).check()
  const missing = issues.filter(({ rule }) => rule.startsWith('missing-'))
  expect(missing.map(({ file, message }) => [file, message])).toEqual([
    ['content/pages/careers.mdx', 'The file is missing: without it every role leads nowhere.'],
    ['content/site/redirects.json', 'There is no redirect from /terms, the address to which the contact form links.'],
  ])
})

test('the pages with a frame of their own have it, and no other page has', async () => {
  const { issues, data } = await checkSite({
    'content/pages/search.mdx': page({ title: 'Search' }),
    'content/pages/404.mdx': page({ title: 'Not found', template: 'not-found' }),
    [about]: page({ template: 'search' }),
  })
  expect(data).toBeNull()
  expect(issues.map(({ file, line, message, hint }) => [file, line, message, hint])).toEqual([
    [
      'content/pages/404.mdx',
      1,
      'The page for wrong addresses has no words for its links and buttons (`notFound`).',
      'Bring the group `notFound` back from the history of the project.',
    ],
    [about, 4, 'The template "search" is that of content/pages/search.mdx alone.', 'Remove the line.'],
    ['content/pages/search.mdx', 1, 'The search page needs the template "search".', 'Write `template: search`.'],
  ])
})

test('a redirect that is written wrongly is told, and not that it is missing', async () => {
  const { issues } = await checkSite({
    'content/pages/contact.mdx': page({ title: 'Contact' }, '<ContactForm />\n'),
    'content/site/redirects.json': json([{ id: 'terms', from: 'terms', to: '/', note: 'Short.' }]),
  })
  expect(issues.map(({ rule }) => rule)).toEqual(['invalid-value'])
})

test('the facts of the firm fit each other', async () => {
  const file = 'content/site/site.json'
  const site = JSON.parse(minimalContent()[file] as string)
  const wrong = {
    ...site,
    phone: { display: '+1 (212) 555-0142', href: 'tel:+12125550143' },
    directPhone: { display: '020 7946 0000', href: 'tel:+442079460000' },
    privacyPhone: { display: '1-800-ADVICE', href: 'tel:+1800238423' },
    officeHours: { ...site.officeHours, timeZone: 'EST', opens: '18:00', closes: '08:00' },
  }
  const messages = async (fields: object) =>
    (await checkSite({ [file]: json(fields) })).issues.map(({ message }) => message)
  expect(await messages(wrong)).toEqual([
    '`phone.href` calls another number than `display` shows.',
    '`officeHours.timeZone` must be the name of a time zone, for example "America/New_York".',
    '`officeHours.closes` lies before `opens`.',
  ])
})
