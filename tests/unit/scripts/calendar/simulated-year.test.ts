import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clock, clockAt } from '#src/content/clock.ts'
import { siteTimelines } from '#src/content/legal/versions.ts'
import { contentIndex } from '#src/content/queries.ts'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { seededRandom } from '#src/lib/seeded-random.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { whyDue } from '../../../../scripts/change-due.mjs'
import { nextChange } from '../../../../scripts/content/calendar/next-change.ts'
import { scheduleOf } from '../../../../scripts/content/calendar/schedule.ts'
import { type CheckResult, createContent } from '../../../../scripts/content/content.ts'
import { assemble } from '../../../../scripts/content/stages/assemble.ts'
import { datedEntries as entries } from '../../../support/dated-entries.ts'
import { legalText, recordedLegal } from '../../../support/legal-text.ts'
import { minimalContent } from '../../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../../support/temporary-site.ts'

/** A year of the site, from one New Year in New York to the next. */
const year = { from: '2026-01-01T05:00Z', to: '2027-01-01T05:30Z' }

const minute = 60_000
const at = (moment: string) => Date.parse(moment)
const clockOf = (moment: number): Clock => clockAt(new Date(moment).toISOString(), 'America/New_York')

let root = ''
let results: CheckResult['results'] = []
const check = (moment: number) => createContent({ root, now: new Date(moment).toISOString() }).check()

beforeAll(async () => {
  const legal = 'content/legal/terms-of-service'
  const versions = {
    [`${legal}/2025-01-15.mdx`]: legalText({ title: 'Terms of Service', changes: '' }),
    [`${legal}/2026-08-15.mdx`]: legalText({ title: 'Terms of Service', effective: '2026-08-15' }),
    [`${legal}/2026-10-01.mdx`]: legalText({ title: 'Terms of Service', effective: '2026-10-01' }),
  }
  const legalFiles = told(recordedLegal(versions))
  const files = Object.values(entries).map(({ file, text }) => [`content/${file}`, text] as const)
  root = temporarySite({ ...minimalContent(), ...legalFiles, ...Object.fromEntries(files) }).root
  results = (await check(at(year.from))).results
})

/** Of two versions to come readers are told ahead of their day; the later one was withdrawn, which they are told until then. */
function told(files: Record<string, string>): Record<string, string> {
  const file = 'content/legal/published.json'
  const by = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
  const [first, ...coming] = JSON.parse(files[file] as string) as LegalRecord[]
  const records = coming.map((record) => ({
    ...record,
    ...by,
    recorded: '2025-11-01',
    announced:
      record.effective === '2026-08-15'
        ? { date: '2026-07-01', by: 'Ada Clerk' }
        : { date: '2025-11-01', by: 'Ada Clerk' },
    ...(record.effective === '2026-10-01' && { withdrawn: { date: '2025-12-01', by: 'Ada Clerk', reason: 'No.' } }),
  }))
  return { ...files, [file]: JSON.stringify([first, ...records]) }
}

afterAll(removeTemporarySites)

const sites = new Map<number, string[]>()

/** Everything a visitor could tell of the site at a moment, as a build of that moment makes it. */
function siteAt(moment: number): string[] {
  const known = sites.get(moment) ?? buildAt(moment)
  sites.set(moment, known)
  return known
}

function buildAt(moment: number): string[] {
  const clock = clockOf(moment)
  const data = assemble(results, new Map(), clock)
  const addresses = siteAddresses(contentIndex(data), clock).map(({ path, slug }) => `${path} = ${slug}`)
  const shown = Object.values(data.entries).flatMap((list) => list.map(({ source }) => source))
  const notices = siteTimelines(contentIndex(data), clock.today).flatMap(({ versions }) =>
    versions.filter(({ effective }) => effective > clock.today).map(({ source, status }) => `${source.slug} ${status}`),
  )
  return [...addresses, ...shown, ...notices, `© ${clock.today.slice(0, 4)}`]
}

const same = (one: string[], other: string[]) => one.join('\n') === other.join('\n')
const has = (site: string[], file: string) => site.includes(`content/${file}`)

/** Every moment of the year at which something is due, from the table above, the versions of the terms and New Year. */
function dueMoments(): number[] {
  const dated = Object.values(entries).flatMap(({ from, until }) => [from, until].filter((one) => one !== undefined))
  const legal = ['2026-07-01T04:00Z', '2026-08-15T04:00Z', '2026-10-01T04:00Z']
  const all = [...dated, ...legal, '2027-01-01T05:00Z'].map(at)
  return [...new Set(all)].filter((moment) => moment > at(year.from) && moment < at(year.to)).sort((a, b) => a - b)
}

test('each entry comes and goes on its minute, not one before or after', () => {
  for (const [name, { file, from, until }] of Object.entries(entries)) {
    const seen = (moment: string, before: number) => has(siteAt(at(moment) - before), file)
    if (from && at(from) < at(year.to)) expect([seen(from, minute), seen(from, 0)], name).toEqual([false, true])
    if (until) expect([seen(until, minute), seen(until, 0)], name).toEqual([true, false])
  }
})

test('a new version of a legal text takes effect as its day begins', () => {
  const page = (moment: string) => siteAt(at(moment)).find((line) => line.startsWith('/terms-of-service = '))
  expect(page('2026-08-15T03:59Z')).toContain('/2025-01-15')
  expect(page('2026-08-15T04:00Z')).toContain('/2026-08-15')
})

test('a version that is announced stands at its address from that day on, and not before', () => {
  const own = (moment: string) =>
    siteAt(at(moment)).some((line) => line.startsWith('/terms-of-service/versions/2026-08-15 ='))
  expect([own('2026-07-01T03:59Z'), own('2026-07-01T04:00Z')]).toEqual([false, true])
})

test('the schedule of New Year’s Day names every change of the year, and no other', () => {
  const { changes } = scheduleOf(results, clockOf(at(year.from)))
  const announced = changes.filter(({ rebuild, at: moment }) => rebuild && moment < at(year.to))
  expect([...new Set(announced.map(({ at: moment }) => moment))]).toEqual(dueMoments())
})

test('between two changes nothing changes', () => {
  const due = dueMoments()
  let expected = siteAt(at(year.from))
  let next = 0
  for (let moment = at(year.from); moment < at(year.to); moment += 7 * 60 * minute) {
    while (due[next] !== undefined && (due[next] as number) <= moment) expected = siteAt(due[next++] as number)
    expect(same(siteAt(moment), expected), new Date(moment).toISOString()).toBe(true)
  }
})

test('no build of the year fails because time has passed', async () => {
  for (const moment of dueMoments()) {
    const { data, issues } = await check(moment)
    expect(data, JSON.stringify(issues)).not.toBeNull()
  }
})

/** A site that was put online: what it shows, since when, and the file its build wrote. */
interface Deployment {
  online: number
  built: number
  site: string[]
  next: string
}

/** How long a build takes until its site is online. */
const buildTime = 3 * minute

/** The year of a scheduler that asks every ten minutes, up to two minutes late, and builds only when something is due. */
function deployments(): { all: Deployment[]; asked: number } {
  const random = seededRandom('scheduler')
  const deploy = (built: number): Deployment => ({
    built,
    online: built + buildTime,
    site: siteAt(built),
    next: nextChange(scheduleOf(results, clockOf(built)), clockOf(built)),
  })
  const all = [deploy(at(year.from))]
  let asked = 0
  for (let tick = at(year.from) + 2 * minute; tick < at(year.to); tick += 10 * minute) {
    const moment = tick + Math.floor(random() * 3) * minute
    const last = all.at(-1) as Deployment
    asked += 1
    if (moment >= last.online && whyDue(last.next, moment)) all.push(deploy(moment))
  }
  return { all, asked }
}

test('no page is ever early, and none more than fifteen minutes late', () => {
  const { all, asked } = deployments()
  const due = dueMoments()
  const late = 15 * minute
  const trueUntilLately = (moment: number) =>
    [moment, moment - late, ...due.filter((one) => one > moment - late && one <= moment)].map(siteAt)
  for (const change of due) {
    for (let moment = change - 20 * minute; moment <= change + 20 * minute; moment += minute) {
      const shown = (all.findLast(({ online }) => online <= moment) ?? all[0])?.site ?? []
      const right = trueUntilLately(moment).some((site) => same(site, shown))
      expect(right, `${new Date(moment).toISOString()}, due ${new Date(change).toISOString()}`).toBe(true)
    }
  }
  // It asked all year, and built when something was due and once a month: that is all.
  expect(asked).toBeGreaterThan(52_000)
  expect(all.length).toBeGreaterThan(due.length / 2)
  expect(all.length).toBeLessThanOrEqual(due.length + 13)
})
