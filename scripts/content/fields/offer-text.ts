import type { Fix } from '../report/fix.ts'
import { meantAddress } from './offer-address.ts'
import { meantDates, meantMoments, offerDate, offerMoment } from './offer-date.ts'

/** Whether a rule's message speaks of a date. */
export const isDate = (message: string) => message.startsWith('must be a date')
const isAddress = (message: string) => message.startsWith('must be a path on this site')

/** What a text was meant to be that breaks the rule with this message: how it is to be written, and as fixes. */
export function offerText(file: string, message: string, value: unknown): { hint?: string; fixes?: Fix[] } {
  if (typeof value !== 'string') return {}
  const { words, values } = isDate(message) ? dateOffer(message, value) : addressOffer(message, value)
  if (values.length === 0) return { hint: words }
  const hint = file.endsWith('.json')
    ? values.reduce((text, meant) => text?.replace(meant, () => `"${meant}"`), words)
    : words
  return { hint, fixes: values.map((meant) => ({ value: meant })) }
}

interface Offer {
  words?: string
  values: string[]
}

function dateOffer(message: string, value: string): Offer {
  const timed = message.includes('with a time')
  return {
    words: timed ? offerMoment(value) : offerDate(value),
    values: timed ? meantMoments(value) : meantDates(value),
  }
}

function addressOffer(message: string, value: string): Offer {
  const meant = isAddress(message) ? meantAddress(value) : undefined
  return meant ? { words: `Write ${meant}.`, values: [meant] } : { values: [] }
}
