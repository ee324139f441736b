import type { Notation } from './notation.ts'
import { offerNumber } from './offer-number.ts'
import { quote } from './quote.ts'

/** What was written, as it should have been written: a number without its unit, a list in brackets. */
export function offerValue(value: unknown, expected: string, notation: Notation = 'yaml'): string | undefined {
  if (expected === 'array' && typeof value === 'string' && isBullet(value))
    return 'Begin each item with a hyphen and a space, on a line of its own.'
  if (expected === 'string' && typeof value !== 'object') return 'Put it in double quotes.'
  const meant = meantValue(value, expected)
  if (meant === undefined) return undefined
  if (Array.isArray(meant) && meant.length > 1)
    return `Write a list in square brackets: [${meant.map(quote).join(', ')}].`
  if (Array.isArray(meant))
    return `Write a list in square brackets, even of one item: [${quote(value)}]. Separate several with commas.`
  if (typeof meant === 'boolean') return `Write ${meant}, without quotation marks.`
  const inBraces = notation === 'attributes'
  if (Number.isFinite(Number(value)))
    return inBraces
      ? `Write it in braces, without quotation marks: {${value}}.`
      : `Write it without quotation marks: ${value}.`
  return inBraces ? `Write the number alone, in braces: {${meant}}.` : `Write the number alone: ${meant}.`
}

/** The value of the expected type that was meant by one of another. */
export function meantValue(value: unknown, expected: string): unknown {
  const items = expected === 'array' && typeof value === 'string' && !isBullet(value) ? itemsOf(value) : []
  if (items.length > 1) return items
  if (expected === 'array')
    return (typeof value === 'string' && !isBullet(value)) || typeof value === 'number' ? [value] : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (expected === 'boolean')
    return /^(?:true|yes|on|false|no|off)$/i.test(value.trim()) ? /^(?:t|y|on)/i.test(value.trim()) : undefined
  if (!/^(?:number|int)$/.test(expected)) return undefined
  return Number.isFinite(Number(value)) ? Number(value) : offerNumber(value)
}

/** Whether the signs of another program, or a hyphen without its space, begin what was meant as a list. */
const isBullet = (value: string) => /^[-–—*•·▪●‣]/.test(value)

/** Items with commas or semicolons between them; none where these may be those of a sentence. */
function itemsOf(value: string): string[] {
  const items = value.split(value.includes(';') ? ';' : ',').map((item) => item.trim())
  return items.every((item) => /^[^.!?]+$/.test(item) && item.split(/\s+/).length <= 4) ? items : []
}
