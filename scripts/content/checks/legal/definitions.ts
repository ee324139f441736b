import { isCapitalised, termForms, wordsPattern } from '#src/pages/legal/view/defined-terms.ts'
import type { FieldIssue } from '../../fields/field-issue.ts'
import { legalDefinitions } from '../../legal/legal-definitions.ts'
import { type LegalFile, legalFiles } from '../../legal/legal-files.ts'
import type { Check } from '../check.ts'

/** A term is defined once, and what is defined is used. */
export const legalDefinitionsUsed: Check = (facts) => legalFiles(facts).flatMap(issues)

function issues(legal: LegalFile): FieldIssue[] {
  const { file, source } = legal
  const definitions = legalDefinitions(source)
  return definitions.flatMap(({ term, start }, index): FieldIssue[] => {
    const issue = () => ({ severity: 'error', file, ...source.span(start, term.length) }) as const
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

function isUsed(term: string, { source }: LegalFile): boolean {
  const pattern = wordsPattern(termForms(term), isCapitalised(term) ? 'gu' : 'giu')
  for (const { index } of source.words.matchAll(pattern)) if (!source.words.endsWith('“**', index)) return true
  return false
}
