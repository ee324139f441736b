import { isCapitalised, termForms, wordsPattern } from '#src/content/legal/defined-terms.ts'
import { legalDefinitions, nearDefinitions } from '../../legal/legal-definitions.ts'
import { type LegalFile, legalFiles } from '../../legal/legal-files.ts'
import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'

/** A term is defined once, and what is defined is used. */
export const legalDefinitionsUsed: Check = (facts) =>
  legalFiles(facts).flatMap((file) => [...issues(file), ...misshapen(file)])

/** Words in quotation marks that are used as a term: without these uses they may be a quotation like any other. */
function misshapen(legal: LegalFile): Found[] {
  const { file, source } = legal
  return nearDefinitions(source).flatMap(({ term, start, written }): Found[] => {
    const definition = `“**${term}**”`
    if (written === definition || !isCapitalised(term) || !isUsed(term, legal, start)) return []
    const message = `${written} is no definition as it is written, and “${term}” is used like a defined term.`
    const hint = `Write ${definition}: curly quotation marks outside, two asterisks inside.`
    const place = source.span(start, written.length)
    return [{ file, ...place, message, hint }]
  })
}

function issues(legal: LegalFile): Found[] {
  const { file, source } = legal
  const definitions = legalDefinitions(source)
  return definitions.flatMap(({ term, start }, index): Found[] => {
    const issue = () => ({ file, ...source.span(start, term.length) }) as const
    const first = definitions.findIndex((other) => other.term === term)
    if (first !== index) {
      const { line } = source.span(definitions[first]?.start ?? 0, 1)
      const message = `The term “${term}” is defined a second time; its first definition is on line ${line}.`
      return [{ ...issue(), rule: 'legal-definition-twice', message, hint: 'Keep one of the two definitions.' }]
    }
    if (isUsed(term, legal)) return []
    const message = `The term “${term}” is defined but never used.`
    return [
      {
        ...issue(),
        rule: 'legal-definition-unused',
        message,
        hint: 'Remove the definition, or the quotation marks and asterisks.',
      },
    ]
  })
}

/** @param at where something that was meant as the definition begins */
function isUsed(term: string, { source }: LegalFile, at?: number): boolean {
  const pattern = wordsPattern(termForms(term), isCapitalised(term) ? 'gu' : 'giu')
  for (const { index } of source.words.matchAll(pattern)) {
    const isDefinition = at === undefined ? source.words.endsWith('“**', index) : index >= at && index <= at + 3
    if (!isDefinition) return true
  }
  return false
}
