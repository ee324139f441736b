import { formatNumber } from '#src/lib/numbers.ts'
import { quote } from '../../fields/quote.ts'
import type { Facts } from '../../model/facts.ts'
import { type Fix, meantWords } from '../../model/fix.ts'
import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'

interface Figure {
  /** The words it stands in, and those of them that are told. */
  words: string
  said: string
  claim: string
  /** Puts another figure there. */
  correct?(figure: string): Fix[] | undefined
  place: Pick<Found, 'file' | 'field' | 'line' | 'column' | 'endColumn'>
}

/** A figure that names a claim says what the register says: it is corrected in both places or in none. */
export const claimFigures: Check = (facts) => {
  const register = new Map(facts.records('claims').map(({ fields }) => [fields.id, fields.value]))
  return [...inTexts(facts), ...inLists(facts)].flatMap(({ words, said, claim, correct, place }): Found[] => {
    const figure = register.get(claim)
    if (figure === undefined || says(words, figure)) return []
    const message = `${quote(said)} is not what the register gives for the claim "${claim}": ${figure}.`
    const hint = `Write ${figure} here, or correct the claim in content/site/claims.json.`
    return [{ ...place, message, hint, fixes: correct?.(figure) }]
  })
}

function inTexts({ mentions }: Facts): Figure[] {
  return mentions('figure').map(({ result: { file }, ref: { value, claim = '', alone, line, column, endColumn } }) => {
    const parts = value.split('\n')
    const correct = (figure: string) => (alone ? meantWords(value, figure) : correctIn(value, figure))
    return { words: value, said: figuresOf(parts), claim, correct, place: { file, line, column, endColumn } }
  })
}

const figuresOf = (parts: readonly string[]) => {
  const withFigures = parts.filter((part) => /\d/.test(part))
  return (withFigures.length > 0 ? withFigures : parts).join(' ')
}

/** Puts another figure into words where one stands that can only be meant: the single one, or the single one of its kind. */
function correctIn(words: string, figure: string): Fix[] | undefined {
  const [number, ...others] = numbersIn(figure)
  if (number === undefined || others.length > 0) return undefined
  const around = figure.split(number)
  // “8 months” takes the place of “6 months”, of which the number alone is another one.
  const there = numbersIn(words).filter((one) => words.includes(around.join(one)))
  const alike = there.filter((one) => kindOf(one) === kindOf(number))
  const [meant, ...more] = alike.length > 0 ? alike : there
  return meant === undefined || more.length > 0 ? undefined : meantWords(around.join(meant), figure)
}

const numbersIn = (words: string) => words.match(/[^\s(“"]*\d(?:[^\s)”",.;:]|[.,](?=\d))*/g) ?? []
const kindOf = (number: string) => number.replace(/\d[\d.,]*/, '0')

/** Counters keep the figure and the signs around it apart. */
function inLists({ records }: Facts): Figure[] {
  return [...records('homeMetrics'), ...records('approachMetrics')].map(({ file, fields, prefix: record }) => {
    const { claim = '', value, decimals, prefix = '', suffix = '' } = fields
    const said = `${prefix}${formatNumber(value, decimals)}${suffix}`
    const correct = (figure: string) => {
      const number = Number(figure.replace(prefix, '').replace(suffix, '').replaceAll(',', ''))
      return Number.isNaN(number) ? undefined : [{ value: number }]
    }
    return { words: said, said, claim, correct, place: { file, field: `${record}value` } }
  })
}

/** Whether a figure such as `95%` stands in words by itself; of several, such as `40% and 60%`, each. */
function says(words: string, figure: string): boolean {
  const parts = figure.match(/\S*\d\S*/g) ?? [figure]
  return stands(words, figure) || (parts.length > 1 && parts.every((part) => stands(words, part)))
}

function stands(words: string, figure: string): boolean {
  const sign = /[\d$€£%+]/
  for (let at = words.indexOf(figure); at !== -1; at = words.indexOf(figure, at + 1)) {
    const after = words.slice(at + figure.length)
    if (!sign.test(words[at - 1] ?? '') && !sign.test(after[0] ?? '') && !/^[.,]\d/.test(after)) return true
  }
  return false
}
