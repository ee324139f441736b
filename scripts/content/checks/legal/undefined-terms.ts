import { isCapitalised, termForms, wordsPattern } from '#src/pages/legal/view/defined-terms.ts'
import type { FieldIssue } from '../../fields/field-issue.ts'
import { suggest } from '../../fields/suggest.ts'
import { legalDefinitions } from '../../legal/legal-definitions.ts'
import { type LegalFile, legalFiles } from '../../legal/legal-files.ts'
import { months } from '../../legal/legal-source.ts'
import { meantWords } from '../../report/fix.ts'
import type { Check } from '../check.ts'

const namesFile = 'content/site/legal.json'

/**
 * Words with a capital in the middle of a sentence are read as defined terms, so they have to be defined. Names are
 * listed in `content/site/legal.json`.
 */
export const legalUndefinedTerms: Check = (facts) => {
  const [words] = facts.records('legalWords')
  const [site] = facts.records('site')
  if (!words) return []
  const names = [...words.fields.properNames, ...(site ? [site.fields.name] : [])]
  const titles = facts.records('legal').map(({ fields }) => fields.title)
  return legalFiles(facts).flatMap((file) => undefinedTerms(file, [...names, ...titles]))
}

/** Capitals after a lower-case word or a comma: not at the beginning of a sentence, an item, a cell or a heading. */
const candidates = /(?<=[\p{Ll}\p{N},;:’)][”)]?[ \n][“(]?)\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*/gu

/** Headings and rows of tables, which are written in key words. */
const shorthand = /^(?:#+ |\|).*$/gm
const date = new RegExp(`\\b(?:${months.join('|')})\\b`, 'g')

function undefinedTerms({ file, source }: LegalFile, names: readonly string[]): FieldIssue[] {
  const terms = legalDefinitions(source).map(({ term }) => term)
  const forms = terms.flatMap((term) => (isCapitalised(term) ? termForms(term) : [term, capital(term)]))
  const known = wordsPattern([...forms, ...names])
  const text = source.words.replace(shorthand, blank).replace(known, blank).replace(date, blank)
  return [...text.matchAll(candidates)].flatMap(({ 0: found, index }) => {
    const term = found.replace(/’s?$|’$/, '')
    return [issue(file, term, source.span(index, term.length), forms)]
  })
}

const blank = (part: string) => part.replace(/[^\n]/g, 'x')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function issue(file: string, term: string, span: object, forms: readonly string[]): FieldIssue {
  const meant = suggest(term, forms)
  const hint = meant
    ? `Did you mean “${meant}”?`
    : `Define it where it is first used, as “**${term}**”, write it with a small letter, or, if it is a name, add it to \`properNames\` in ${namesFile}.`
  return {
    severity: 'error',
    rule: 'legal-undefined-term',
    file,
    ...span,
    message: `“${term}” is written like a defined term, but this version does not define it.`,
    hint,
    fixes: meantWords(term, meant),
  }
}
