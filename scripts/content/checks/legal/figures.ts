import { legalValues } from '#src/content/legal/values.ts'
import type { LegalFile } from '../../legal/legal-files.ts'
import { months } from '../../legal/legal-source.ts'
import { eachLegalText, type Said } from '../each.ts'

const count = '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const unit = '(?:(?:business |calendar |working )?(?:hour|day|week|month|year)s?\\b|%|percent\\b|per cent\\b)'
const date = `(?:${months.join('|')}) \\d{1,2}, \\d{4}`
const figure = new RegExp(`(?<![\\w.-])(?:${count}(?: |\\u00a0|-)?${unit}|${date})`, 'gi')

/**
 * Periods, rates and dates are values with a name, written once: two sections that each write out their own can come to
 * contradict each other.
 */
export const legalFigures = eachLegalText((text) => [...inBody(text), ...inSummary(text)])

function words(figures: string, { fields }: LegalFile) {
  const same = Object.entries(legalValues(fields)).filter(
    ([, value]) => String(value).toLowerCase() === figures.toLowerCase(),
  )
  const [name] = same[0] ?? []
  return {
    message: `The figure "${figures}" is written out${name ? `, although it is also the value "${name}"` : ''}: another section could come to contradict it.`,
    name: name ?? 'nameOfThePeriod',
    known: name !== undefined,
  }
}

function inBody(legal: LegalFile): Said[] {
  return [...legal.source.words.matchAll(figure)].map(({ 0: figures, index }) => {
    const { message, name, known } = words(figures, legal)
    const tag = `<Term value="${name}" />`
    const hint = known
      ? `Write ${tag} if it is the same thing, or give it a value of its own under \`values\`.`
      : `Add \`${name}: ${figures}\` under \`values\` at the top of the file and write ${tag} here.`
    return { ...legal.source.span(index, figures.length), message, hint }
  })
}

function inSummary(legal: LegalFile): Said[] {
  return [...legal.fields.summary.matchAll(figure)].map(([figures]) => {
    const { message, name } = words(figures, legal)
    const hint = `Write {${name}} in the summary, with the name of one of the \`values\`.`
    return { field: 'summary', message, hint }
  })
}
