import { type CollectionName, collections } from '#src/content/collections.ts'
import { nextRevision } from '#src/content/schemas/resource.ts'
import { meantTime } from '../../fields/offer-text.ts'
import { keysOf } from '../../fields/schema-at.ts'
import type { Check, Checks } from '../check.ts'
import { eachRecord, together } from '../each.ts'
import { isFar } from '../publication/far-dates.ts'
import { articleCategories } from './article-categories.ts'
import { categoryRecords } from './category-records.ts'
import { countsInWords } from './counts-in-words.ts'
import { lastingNames } from './lasting-names.ts'
import { navigationItems } from './navigation-items.ts'
import { renamedBriefings } from './renamed-briefings.ts'

/** A time of day as readers see it. */
const time = /\b\d{1,2}(?::\d{2})?\s*[ap]\.?m\b|\b\d{1,2}:\d{2}\b/gi

/** The collections whose records have an order, and those that are shown in groups, each with an order of its own. */
const ordered = (Object.keys(collections) as CollectionName[]).filter((name) =>
  keysOf(collections[name].schema).includes('order'),
)
const groups: Partial<Record<CollectionName, string>> = { advisors: 'featured' }

function eachOrder(name: CollectionName): Check {
  const first = new Map<string, string>()
  return eachRecord(name, ({ file, fields }) => {
    const values = fields as Record<string, unknown>
    const key = `${String(values[groups[name] ?? ''])} ${String(values.order)}`
    const other = first.get(key)
    if (other === undefined) first.set(key, file)
    if (other === undefined) return
    const message = `The position ${String(values.order)} is also that of ${other}.`
    return { field: 'order', message, hint: 'Give each a position of its own; 1 comes first.' }
  })
}

/** What finds the rules about records, and about what several of them say. */
export const recordChecks: Checks = {
  'known-as': lastingNames,
  'renamed-briefing': renamedBriefings,
  'unpublished-category': articleCategories,
  'duplicate-category': categoryRecords,
  'service-count': eachRecord('serviceCategories', ({ fields }, { of, records, isOpen }) => {
    const services = records('services').filter(({ fields: { category } }) => category === fields.id)
    const count = services.filter(({ result }) => isOpen(result)).length
    // A service whose fields are not valid would be counted wrongly.
    if (count === fields.count || records('services').length < of('services').length) return
    // A number that is right until a day comes must not stop the build of that day.
    const dated = services.some(({ fields: { publishAt, unpublishAt } }) => (publishAt ?? unpublishAt) !== undefined)
    const message = `The category "${fields.title}" says ${fields.count}, but ${count} services stand in it.`
    const hint = `Write ${count}, or set \`category\` in content/services.`
    return { severity: dated ? 'warning' : 'error', field: 'count', message, hint }
  }),
  'focus-shares': ({ records }) => {
    const shares = records('industryFocus')
    const sum = shares.reduce((total, { fields }) => total + fields.share, 0)
    const [first] = shares
    if (!first || sum === 100) return []
    const message = `The shares add up to ${sum}, not to 100.`
    return [{ file: first.file, line: 1, column: 1, message, hint: 'Correct the `share` of one of the industries.' }]
  },
  'closed-job': eachRecord('jobs', ({ fields, result }, { publicationOf, clock }) => {
    const { draft, until } = publicationOf(result)
    if (draft || until?.field !== 'validThrough' || until.at > clock.now) return
    const message = `The role closed on ${fields.validThrough} and is left out of the site.`
    return { field: 'validThrough', message, hint: 'Set a later day, or remove the file.' }
  }),
  'past-webinar': eachRecord('webinars', ({ fields, result }, { publicationOf, clock, today }) => {
    const { draft, until } = publicationOf(result)
    if (isFar(fields.date, today) || draft || until?.field !== 'date' || until.at > clock.now) return
    const message = `The webinar took place on ${fields.date}, but is still "upcoming", so it is left out of the site.`
    return { field: 'status', message, hint: 'Write "recorded" and add its `chapters`, or set the new date.' }
  }),
  // The desk raises the revision when the change is handed over: while it is being written nothing is said.
  'session-revision': eachRecord('webinars', ({ fields, result }, { publicationOf, clock, preview, today }) => {
    const { draft, until } = publicationOf(result)
    if (preview || draft || fields.status !== 'upcoming' || (until && until.at <= clock.now)) return
    if (isFar(fields.date, today)) return
    const next = nextRevision(fields, new Date(clock.now))
    if (!next) return
    return {
      ...(fields.revision ? { field: 'revision' } : { line: 1, column: 1 }),
      message: fields.revision
        ? 'Day, time, title or place have changed since this revision, and calendars would not show it.'
        : 'There is no revision, and calendars would not show when the session is moved.',
      hint: `Write "revision": ${JSON.stringify(next)}.`,
    }
  }),
  'same-order': (facts) => together(...ordered.map(eachOrder))(facts),
  count: countsInWords,
  'repeated-item': navigationItems,
  // Compared where two times are named, and no more.
  'office-hours': eachRecord('site', ({ fields: { officeHours } }) => {
    const { display, opens, closes } = officeHours
    const [from, to, ...others] = (display.match(time) ?? []).map(meantTime)
    if (!from || !to || others.length > 0 || (from === opens && to === closes)) return
    const message = `The hours readers see are ${from} to ${to}, but \`opens\` and \`closes\` say ${opens} to ${closes}.`
    return { field: 'officeHours.display', message, hint: 'Write the same hours in `display`, `opens` and `closes`.' }
  }),
}
