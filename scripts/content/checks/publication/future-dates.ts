import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'

/** Says that a day is still to come on which something is told to have happened. */
const told = (field: string, day: string | undefined, last: string) =>
  day !== undefined && day > last
    ? {
        field,
        message: `\`${field.replace(/.*\./, '')}\` is ${day}, a day to come: readers are told what has not happened yet.`,
        hint: 'Write the day on which it happened, today at the latest.',
      }
    : undefined

/** The later of two days: what is published later may have been changed by then. */
const later = (one: string, other = '') => (other.slice(0, 10) > one ? other.slice(0, 10) : one)

const checks: readonly Check[] = [
  eachRecord('pages', ({ fields }, { today }) => told('updated', fields.updated, later(today, fields.publishAt))),
  eachRecord('articles', ({ fields }, { today }) =>
    told('updated', fields.updated, later(later(today, fields.date), fields.publishAt)),
  ),
  eachRecord('legal', ({ fields }, { today }) =>
    told('lastUpdated', fields.lastUpdated, later(today, fields.effective)),
  ),
]

/** A day on which something happened is no day to come: a mistyped year would reach readers, feeds and search engines. */
export const futureDates: Check = (facts) => checks.flatMap((check) => check(facts))
