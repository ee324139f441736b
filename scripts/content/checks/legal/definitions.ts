import { isCapitalised, termForms, wordsPattern } from '#src/content/legal/defined-terms.ts'
import { legalDefinitions, nearDefinitions } from '../../legal/legal-definitions.ts'
import type { LegalFile } from '../../legal/legal-files.ts'
import { eachLegalText, type Said } from '../each.ts'

/** A term is defined once, and what is defined is used. */
export const legalDefinitionsUsed = eachLegalText((text) => [...issues(text), ...misshapen(text)])

/** Words in quotation marks that are used as a term: without these uses they may be a quotation like any other. */
function misshapen(legal: LegalFile): Said[] {
  const { source } = legal
  return nearDefinitions(source).flatMap(({ term, start, written }): Said[] => {
    const definition = `“**${term}**”`
    if (written === definition || !isCapitalised(term) || !isUsed(term, legal, start)) return []
    const message = `${written} is no definition as it is written, and “${term}” is used like a defined term.`
    const hint = `Write ${definition}: curly quotation marks outside, two asterisks inside.`
    return [{ ...source.placeOf(start, written.length), message, hint }]
  })
}

function issues(legal: LegalFile): Said[] {
  const { source } = legal
  const definitions = legalDefinitions(source)
  return definitions.flatMap(({ term, start }, index): Said[] => {
    const place = () => source.placeOf(start, term.length)
    const first = definitions.findIndex((other) => other.term === term)
    if (first !== index) {
      const { line } = source.placeOf(definitions[first]?.start ?? 0, 1)
      const message = `The term “${term}” is defined a second time; its first definition is on line ${line}.`
      return [{ ...place(), rule: 'legal-definition-twice', message, hint: 'Keep one of the two definitions.' }]
    }
    if (isUsed(term, legal)) return []
    const message = `The term “${term}” is defined but never used.`
    const hint = 'Remove the definition, or the quotation marks and asterisks.'
    return [{ ...place(), rule: 'legal-definition-unused', message, hint }]
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
