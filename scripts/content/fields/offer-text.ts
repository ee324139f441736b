import type { z } from 'zod'
import { clockTime, slug, type TextForm, type TextProblem } from '#src/content/field-types.ts'
import { pictureName } from '#src/content/schemas/picture.ts'
import { slugOf } from '#src/lib/slug-of.ts'
import type { Fix } from '../model/fix.ts'
import type { Notation } from './notation.ts'
import { meantAddress } from './offer-address.ts'
import { meantDates, meantMoments, meantYear, offerDate, offerMoment, swappedDate } from './offer-date.ts'
import { meantForm } from './offer-form.ts'
import { formOf } from './schema-at.ts'

type ZodIssue = z.core.$ZodIssue

/** What a text was meant to be that its schema does not take: how it is to be written, and as fixes. */
export function offerText(
  notation: Notation,
  value: unknown,
  schema: z.ZodType | undefined,
  issue: ZodIssue,
): { hint?: string; fixes?: Fix[] } {
  if (typeof value !== 'string') return {}
  const { words, values } = offerFor(value, schema, issue)
  if (values.length === 0) return { hint: words }
  const hint =
    notation === 'json' ? values.reduce((text, meant) => text?.replace(meant, () => `"${meant}"`), words) : words
  return { hint, fixes: values.map((meant) => ({ value: meant })) }
}

interface Offer {
  words?: string
  values: string[]
}

function offerFor(value: string, schema: z.ZodType | undefined, issue: ZodIssue): Offer {
  const form = issue.code === 'invalid_format' ? formOf(schema) : undefined
  if (form === 'date') return { words: offerDate(value), values: meantDates(value) }
  if (form === 'moment') return { words: offerMoment(value), values: meantMoments(value) }
  if (form === 'time') return timeOffer(value)
  const mayBeAnother = issue.code === 'invalid_format' || issue.code === 'custom'
  const takes = (other: string) => mayBeAnother && schema?.safeParse(other).success === true
  return offered(meantText(value, form, issue) ?? meantForm(value, takes))
}

function meantText(value: string, form: TextForm | undefined, issue: ZodIssue): string | undefined {
  const problem: TextProblem | undefined = issue.code === 'custom' ? issue.params?.problem : undefined
  if (problem === 'no-day') return value.length === 10 ? swappedDate(value) : undefined
  if (problem === 'no-year') return meantYear(value)
  if (form === 'address') return meantAddress(value)
  if (form === 'slug') return meantSlug(value)
  const name = value.split(/[\\/]/).at(-1)
  return form === 'picture' && pictureName.safeParse(name).success ? name : undefined
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
