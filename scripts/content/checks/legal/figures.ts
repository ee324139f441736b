import { legalValues } from '#src/content/legal/values.ts'
import type { LegalFile } from '../../legal/legal-files.ts'
import { months } from '../../legal/legal-source.ts'
import { eachLegalPattern, eachLegalText, together } from '../each.ts'

const count = '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const unit = '(?:(?:business |calendar |working )?(?:hour|day|week|month|year)s?\\b|%|percent\\b|per cent\\b)'
const date = `(?:${months.join('|')}) \\d{1,2}, \\d{4}`
const figure = new RegExp(`(?<![\\w.-])(?:${count}(?: |\\u00a0|-)?${unit}|${date})`, 'gi')

/** A figure of a legal text, and which of its values it is. */
function wordsFor(figures: string, { fields }: LegalFile) {
  const [known] =
    Object.entries(legalValues(fields)).find(([, value]) => String(value).toLowerCase() === figures.toLowerCase()) ?? []
  const also = known ? `, although it is also the value "${known}"` : ''
  const message = `The figure "${figures}" is written out${also}: another section could come to contradict it.`
  return { message, known, name: known ?? 'nameOfThePeriod' }
}

const inBody = eachLegalPattern(figure, ([figures], text) => {
  const { message, known, name } = wordsFor(figures, text)
  const tag = `<Term value="${name}" />`
  const hint = known
    ? `Write ${tag} if it is the same thing, or give it a value of its own under \`values\`.`
    : `Add \`${name}: ${figures}\` under \`values\` at the top of the file and write ${tag} here.`
  return { message, hint }
})

const inSummary = eachLegalText((text) =>
  [...text.fields.summary.matchAll(figure)].map(([figures]) => {
    const { message, name } = wordsFor(figures, text)
    const hint = `Write {${name}} in the summary, with the name of one of the \`values\`.`
    return { field: 'summary', message, hint }
  }),
)

/**
 * Periods, rates and dates are values with a name, written once: two sections that each write out their own can come to
 * contradict each other.
 */
export const legalFigures = together(inBody, inSummary)
