import { meantTime } from '../../fields/offer-text.ts'
import type { Check } from '../check.ts'

/** A time of day as readers see it. */
const time = /\b\d{1,2}(?::\d{2})?\s*[ap]\.?m\b|\b\d{1,2}:\d{2}\b/gi

/** The hours readers see are those that search engines are told. Compared where two times are named, and no more. */
export const officeHours: Check = ({ records }) =>
  records('site').flatMap(({ file, fields }) => {
    const { display, opens, closes } = fields.officeHours
    const [from, to, ...others] = (display.match(time) ?? []).map(meantTime)
    if (!from || !to || others.length > 0 || (from === opens && to === closes)) return []
    const [message, hint] = [
      `The hours readers see are ${from} to ${to}, but \`opens\` and \`closes\` say ${opens} to ${closes}.`,
      'Write the same hours in all three fields.',
    ]
    return [{ severity: 'error', rule: 'office-hours', file, field: 'officeHours.display', message, hint }]
  })
