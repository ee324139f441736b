import { clockTime, slug } from '#src/content/field-types.ts'
import { pictureName } from '#src/content/schemas/picture.ts'
import { slugOf } from '#src/lib/slug-of.ts'
import type { Fix } from '../model/fix.ts'
import { meantAddress } from './offer-address.ts'
import { meantDates, meantMoments, meantYear, offerDate, offerMoment, swappedDate } from './offer-date.ts'
import { meantForm } from './offer-form.ts'

/** Whether a rule's message speaks of a date. */
export const isDate = (message: string) => message.startsWith('must be a date')
const isNoDay = (message: string) => message.startsWith('is not a day')
const isYear = (message: string) => message.startsWith('is of a year')
const isSlug = (message: string) => message.startsWith('must be lower-case words')
const isPictureName = (message: string) => message.startsWith('must be the name of a picture')
const isTime = (message: string) => message.startsWith('must be a time written')
const isAddress = (message: string) => message.startsWith('must be a path on this site')

/** What a text was meant to be that breaks the rule with this message: how it is to be written, and as fixes. */
export function offerText(
  file: string,
  message: string,
  value: unknown,
  takes: (form: string) => boolean = () => false,
): { hint?: string; fixes?: Fix[] } {
  if (typeof value !== 'string') return {}
  const { words, values } = isDate(message)
    ? dateOffer(message, value)
    : isTime(message)
      ? timeOffer(value)
      : offered(meantText(message, value) ?? meantForm(value, takes))
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

function meantText(message: string, value: string): string | undefined {
  if (isAddress(message)) return meantAddress(value)
  if (isNoDay(message)) return value.length === 10 ? swappedDate(value) : undefined
  if (isYear(message)) return meantYear(value)
  if (isSlug(message)) return meantSlug(value)
  const name = value.split(/[\\/]/).at(-1)
  return isPictureName(message) && pictureName.safeParse(name).success ? name : undefined
}

/** The name of an entry, of its address, the name of its file or its title. */
function meantSlug(value: string): string | undefined {
  const meant = slugOf(
    value
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, ''),
  )
  return slug.safeParse(meant).success ? meant : undefined
}

/** A time with the name of a zone may be another one on the firm's clocks. */
function timeOffer(value: string): Offer {
  const bare = value.replace(/ ?\(?(?:[A-Z]{1,3}T|UTC|GMT)\)?$/, '')
  const { words, values } = offered(meantTime(bare))
  const onOurClocks = ' if that is what the firm’s clocks show then.'
  return bare === value ? { words, values } : { words: words?.replace(/\.$/, onOurClocks), values }
}

/** `9:00`, `9.30` or `2 PM` on a clock of 24 hours. */
export function meantTime(value: string): string | undefined {
  const [, hours, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(value.trim()) ?? []
  if (!hours) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const meant = `${String(hour).padStart(2, '0')}:${minutes}`
  return clockTime.safeParse(meant).success ? meant : undefined
}

function offered(meant: string | undefined): Offer {
  return meant ? { words: `Write ${meant}.`, values: [meant] } : { values: [] }
}
