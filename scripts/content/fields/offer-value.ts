import { offerNumber } from './offer-number.ts'
import { quote } from './quote.ts'

/** What was written, as it should have been written: a number without its unit, a list in brackets. */
export function offerValue(value: unknown, expected: string): string | undefined {
  if (expected === 'array') return offerList(value)
  if (expected === 'boolean') return offerChoice(value)
  if (typeof value !== 'string' || value.trim() === '' || !/^(?:number|int)$/.test(expected)) return undefined
  if (Number.isFinite(Number(value))) return `Write it without quotation marks: ${value}.`
  const number = offerNumber(value)
  return number === undefined ? undefined : `Write the number alone: ${number}.`
}

function offerChoice(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:true|yes|on|false|no|off)$/i.test(value.trim())) return undefined
  return `Write ${/^[tyo][^f]/i.test(value.trim())}, without quotation marks.`
}

function offerList(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return `Write a list in square brackets, even of one item: [${quote(value)}]. Separate several with commas.`
}
