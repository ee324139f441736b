import { expect, test } from 'vitest'
import { site } from '#src/content/schemas/site.ts'
import { meantForm } from '../../scripts/content/fields/offer-form.ts'
import { checkSite } from '../support/check-site.ts'
import { minimalContent } from '../support/minimal-content.ts'

const facts = JSON.parse(minimalContent()['content/site/site.json'] ?? '')
const menus = JSON.parse(minimalContent()['content/site/navigation.json'] ?? '')

async function told(file: string, value: unknown) {
  const { issues } = await checkSite({ [file]: JSON.stringify(value, null, 2) })
  return issues
    .filter(({ rule }) => rule !== 'orphan-page')
    .map(({ severity, field, message, hint }) => `${severity} ${field}: ${message} ${hint}`)
}
const ofSite = (changes: object) => told('content/site/site.json', { ...facts, ...changes })
const ofMenus = (changes: object) => told('content/site/navigation.json', { ...menus, ...changes })
const hours = (changes: object) => ofSite({ officeHours: { ...facts.officeHours, ...changes } })

test.each([
  'http://www.example.com',
  'www.example.com',
  'https://www.example.com/',
  'HTTPS://www.example.com',
  'www.example.com/',
])('the address of the site is told once, as it is to be written: %s', async (baseUrl) => {
  expect(await ofSite({ baseUrl })).toEqual([expect.stringContaining('Write "https://www.example.com".')])
})

test.each([
  'https://example.com',
  'https://www.example.co.uk',
  'https://example.com/en',
  'https://münchen.example',
  'https://example.com:8443',
])('%s is an address of a site', (baseUrl) => expect(site.shape.baseUrl.safeParse(baseUrl).success).toBe(true))

test.each(['tel:+1 212 555 0142', '+1 (212) 555-0142', '212.555.0142', 'tel:2125550142', '0012125550142'])(
  'a telephone number is offered as it is dialled: %s',
  async (href) => {
    const phone = { display: '+1 (212) 555-0142', href }
    expect(await ofSite({ phone })).toEqual([expect.stringContaining('Write "tel:+12125550142".')])
  },
)

test('the hours readers see are those that are stated', async () => {
  const stated = { opens: '08:00', closes: '18:00' }
  expect(await hours({ ...stated, display: 'Monday to Friday 9 AM to 6:00 p.m. EST' })).toEqual([
    'error officeHours.display: The hours readers see are 09:00 to 18:00, but `opens` and `closes` say 08:00 to 18:00. Write the same hours in `display`, `opens` and `closes`.',
  ])
  const right = [
    '8:00 AM to 6:00 PM EST',
    '8am–6pm',
    '08:00 to 18:00',
    'By appointment',
    'From 8 AM on',
    '8 AM to noon, 1 PM to 6 PM, Friday to 4 PM',
  ]
  for (const display of right) expect(await hours({ ...stated, display }), display).toEqual([])
})

test('a time with a zone is offered without it', async () => {
  expect(await hours({ closes: '6:00 PM ET' })).toEqual([
    expect.stringContaining('Write "18:00" if that is what the firm’s clocks show then.'),
  ])
})

test('a menu has items', async () => {
  const item = { name: 'Services', href: '/careers' }
  const missing = expect.stringContaining('`dropdownItems` must have an item: where there is no menu, leave out both')
  expect(await ofMenus({ primary: [{ ...item, dropdown: true, dropdownItems: [] }] })).toEqual([missing])
  expect(await ofMenus({ primary: [{ ...item, dropdown: true }] })).toEqual([missing])
  expect(await ofMenus({ primary: [item] })).toEqual([])
})

test('nothing stands twice in a menu or in a list of the footer', async () => {
  const [one, two] = [
    { name: 'One', href: '/careers' },
    { name: 'Two', href: '/contact' },
  ]
  const footer = { ...menus.footer, company: { title: 'Company', links: [one, two, { ...one, href: '/resources' }] } }
  expect(await ofMenus({ primary: [one, two, { ...two, name: 'Three' }], footer })).toEqual([
    'warning primary.2.href: “Three” leads to /contact, as “Two” in the same list does. Remove one of the two, or let it lead to another page.',
    'error footer.company.links.2.name: “One” stands twice in this list. Remove one of the two, or give it the name of what it leads to.',
  ])
})

const forms: [RegExp, string, string | undefined][] = [
  [/^\d+\.\d MB$/, '1,8 MB', '1.8 MB'],
  [/^\d+\.\d MB$/, '1.84mb', '1.8 MB'],
  [/^\d+\.\d MB$/, '2 MB', '2.0 MB'],
  [/^\d+\.\d MB$/, '850 KB', '0.8 MB'],
  [/^\d+\.\d MB$/, 'large', undefined],
  [/^\d{1,2}-\d{1,2} months$/, '3–6 months', '3-6 months'],
  [/^\d{1,2}-\d{1,2} months$/, '3 to 6 mo.', '3-6 months'],
  [/^\d{1,2}-\d{1,2} months$/, '3 months', undefined],
  [/^\d{2}:\d{2}$/, '9:30', '09:30'],
  [/^\d{2}:\d{2}$/, '1:02:30', '62:30'],
  [/^[^\s@]+@[^\s@]+\.\w+$/, 'mailto:a@example.com', 'a@example.com'],
  [/^[^\s@]+@[^\s@]+\.\w+$/, 'a (at) example (dot) com', 'a@example.com'],
  [/^\$\d+(?:\.\d+)?[MBT]$/, '42.5 million', '$42.5M'],
  [/^\d+(?:\.\d+)?% a year$/, '4 % per year', '4% a year'],
  [/^.{1,10}$/, 'About 50% of whoever reads this', undefined],
]

test.each(forms)('for %s, %s is offered as %s', (pattern, written, meant) => {
  expect(meantForm(written, (form) => pattern.test(form))).toBe(meant)
})

test('a recording without chapters is told with what belongs there', async () => {
  const webinar = {
    title: 'A',
    description: 'B',
    speaker: 'C',
    date: '2026-03-01',
    startTime: '13:00',
    duration: 45,
    status: 'recorded',
  }
  expect(await told('content/webinars/a.json', webinar)).toEqual([
    expect.stringMatching(
      /`chapters` must have an item for each part: the webinar is "recorded"\. What belongs here: .*"at": "09:30"/,
    ),
  ])
  expect(await told('content/webinars/a.json', { ...webinar, chapters: [{ at: '0:00', title: 'D' }] })).toEqual([
    expect.stringContaining('must be minutes and seconds written like "09:30". Write "00:00".'),
  ])
})
