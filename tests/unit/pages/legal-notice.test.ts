import { expect, test } from 'vitest'
import { contentIndex } from '#src/content/queries.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { pageGraph } from '../../../scripts/outputs/structured-data/structured-data.ts'
import { announced, coming, comingChanges, withComing, withdrawn } from '../../support/coming-version.ts'
import { realData } from '../../support/labels.ts'

const { document, effective, today } = coming
const page = `/${document}`
const text = `${page}/versions/${effective}`
const changes = `${text}/changes`

/** The pages of a site whose content has a version to come. */
function siteOn(day: string, told?: Parameters<typeof withComing>[1]) {
  const content = contentIndex(told ? withComing(realData(), told) : realData())
  const addresses = siteAddresses(content, { today: day })
  const at = (path: string) => {
    const address = addresses.find((one) => one.path === path)
    return address && loadPage(address, content, () => day)
  }
  const legal = (path: string) => {
    const loaded = at(path)
    if (loaded?.kind !== 'legal' && loaded?.kind !== 'legalVersion') throw new Error(`${path} is no legal text`)
    return loaded
  }
  const compared = (path: string) => {
    const loaded = at(path)
    if (loaded?.kind !== 'legalChanges') throw new Error(`${path} compares nothing`)
    return loaded
  }
  return { content, at, legal, compared, paths: addresses.map(({ path }) => path) }
}

test('until it is announced nobody finds a version to come', () => {
  const site = siteOn(today, {})
  expect([site.at(text), site.at(changes), site.legal(page).view.notices]).toEqual([undefined, undefined, []])
  expect(JSON.stringify(site.legal(page))).not.toContain(effective)
})

test('the text in effect says what comes, and leads to its text and to what it changes', () => {
  const { view, meta } = siteOn(today, { announced }).legal(page)
  expect(view.notices).toMatchObject([
    {
      text: `A new version applies from June 1, 2026. ${comingChanges}`,
      links: [{ href: text }, { href: changes }, { href: `${page}/changes.xml` }],
    },
  ])
  expect(view.history.versions[0]).toMatchObject({
    href: text,
    open: false,
    range: 'Applies from June 1, 2026, announced on March 1, 2026',
  })
  expect(meta.title).not.toContain('Terms to come')
})

test('an announced version says at its address that it is not in effect, and on every printed page', () => {
  const site = siteOn(today, { announced })
  for (const { view, meta } of [site.legal(text), site.compared(changes)]) {
    expect(view.notices).toHaveLength(1)
    expect(view.notices[0]?.text).toBe('This version is not in effect yet. It will apply from June 1, 2026.')
    expect(view.running).toContain('applies from June 1, 2026, not in effect before')
    expect(meta.index).toBe(false)
  }
  expect(site.legal(text).view.dates.map(({ label, iso }) => [label, iso])).toEqual([
    ['Announced', '2026-03-01'],
    ['Applies from', effective],
  ])
  expect(site.legal(text).view.notices[0]?.links.map(({ href }) => href)).toEqual([page, changes])
  expect(site.compared(changes).view.notices[0]?.links.map(({ href }) => href)).toEqual([page])
  expect(site.compared(changes).view.summary?.text).toBe(comingChanges)
})

test('on its day the announced version is the text, and its address leads there', () => {
  const site = siteOn(effective, { announced })
  expect(site.legal(page).view).toMatchObject({ title: 'Terms to come', notices: [] })
  expect(site.at(text)?.kind).toBe('legalPermalink')
  expect(site.compared(changes).view.notices).toEqual([])
})

test('a version that was withdrawn stays where it was and says so, with the day and the reason', () => {
  const site = siteOn(today, { announced, withdrawn })
  const sentence =
    'This version was announced for June 1, 2026 and withdrawn on March 10, 2026. It does not apply. The periods stay as they are.'
  for (const { view, meta } of [site.legal(text), site.compared(changes)]) {
    expect(view.notices.map((notice) => notice.text)).toEqual([sentence])
    expect(view.running).toContain('withdrawn version of June 1, 2026')
    expect(meta.index).toBe(false)
  }
  expect(site.legal(text).view.dates.map(({ iso }) => iso)).toEqual([announced.date, withdrawn.date])
})

test('the text in effect tells of what was withdrawn until its day, and the history for good', () => {
  const range = 'Withdrawn on March 10, 2026: The periods stay as they are.'
  const on = (day: string) => siteOn(day, { announced, withdrawn }).legal(page).view
  expect(on(today).notices).toMatchObject([
    {
      text: 'The version announced for June 1, 2026 was withdrawn on March 10, 2026 and will not apply. The periods stay as they are.',
      links: [{ href: text }],
    },
  ])
  expect(on(effective).notices).toEqual([])
  for (const day of [today, effective, '2027-01-01']) {
    expect(on(day).title).not.toBe('Terms to come')
    expect(on(day).history.versions[0]).toMatchObject({ href: text, range })
  }
})

test('search engines are told of the text in effect alone', () => {
  for (const told of [{ announced }, { announced, withdrawn }]) {
    const { at, content, paths } = siteOn(today, told)
    const found = paths.filter((path) => path.startsWith(page) && at(path)?.meta.index)
    expect(found).toEqual([page])
    const graph = pageGraph(at(page) as NonNullable<ReturnType<typeof at>>, content)
    const before = siteOn(today)
    expect(graph).toEqual(pageGraph(before.at(page) as NonNullable<ReturnType<typeof at>>, before.content))
  }
})
