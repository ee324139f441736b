import { isCapitalised, termForms, wordsPattern } from '#src/content/legal/defined-terms.ts'
import { groupBy } from '#src/lib/group-by.ts'
import { quoteAll } from '../../fields/quote.ts'
import { suggest } from '../../fields/suggest.ts'
import { legalDefinitions, nearDefinitions } from '../../legal/legal-definitions.ts'
import { type LegalSource, months } from '../../legal/legal-source.ts'
import { meantWords } from '../../model/fix.ts'
import type { Span } from '../../model/position.ts'
import type { Check } from '../check.ts'
import { eachLegalText, type Said } from '../each.ts'

interface Use extends Span {
  term: string
}

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
  return eachLegalText(({ source }) => undefinedTerms(source, [...names, ...titles]))(facts)
}

/** Capitals after a lower-case word or a comma: not at the beginning of a sentence, an item, a cell or a heading. */
const candidates = /(?<=[\p{Ll}\p{N},;:’)][”)]?[ \n][“(]?)\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*/gu

/** Headings and rows of tables, which are written in key words. */
const shorthand = /^(?:#+ |\|).*$/gm
const date = new RegExp(`\\b(?:${months.join('|')})\\b`, 'g')

function undefinedTerms(source: LegalSource, names: readonly string[]): Said[] {
  // What was meant as a definition is told once, there.
  const terms = [...legalDefinitions(source), ...nearDefinitions(source)].map(({ term }) => term)
  const forms = terms.flatMap((term) => (isCapitalised(term) ? termForms(term) : [term, capital(term)]))
  const known = wordsPattern([...forms, ...names])
  const text = source.words.replace(shorthand, blank).replace(known, blank).replace(date, blank)
  const uses = [...text.matchAll(candidates)].map(({ 0: found, index }) => {
    const term = found.replace(/’s?$|’$/, '')
    return { term, ...source.placeOf(index, term.length) }
  })
  return [...groupBy(uses, ({ term }) => term).values()].flatMap(([first, ...others]) =>
    first ? [told(first, others, forms)] : [],
  )
}

const blank = (part: string) => part.replace(/[^\n]/g, 'x')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** One for all uses of a term: what is to be done is the same for all. */
function told({ term, ...span }: Use, others: readonly Use[], forms: readonly string[]): Said {
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== span.line)
  const again =
    lines.length > 0 ? ` It also stands on line${lines.length > 1 ? 's' : ''} ${quoteAll(lines, 'and')}.` : ''
  const meant = suggest(term, forms)
  const hint = meant
    ? `Did you mean “${meant}”?`
    : `Define it where it is first used, as “**${term}**”, write it with a small letter, or, if it is a name, add it to \`properNames\` in ${namesFile}.`
  return {
    ...span,
    message: `“${term}” is written like a defined term, but this version does not define it.`,
    hint: hint + again,
    fixes: meantWords(term, meant),
  }
}
