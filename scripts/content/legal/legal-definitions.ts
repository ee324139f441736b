import type { LegalSource } from './legal-source.ts'

/** A term and where its definition begins in the words of the file. */
export interface LegalDefinition {
  term: string
  start: number
}

/** The terms a legal text defines: bold words between quotation marks, “**Fees**”. */
export function legalDefinitions({ words }: LegalSource): LegalDefinition[] {
  return [...words.matchAll(/“\*\*([^*\n]+)\*\*[,.;]?”/g)].map(({ 1: term = '', index }) => ({
    term,
    start: index + 3,
  }))
}

/** Definitions whose marks are of another kind or stand the other way round: nothing knows them as definitions. */
const nearly =
  /["“”„]\*\*([^*"“”\n]+)\*\*[,.;]?["“”]|\*\*["“”„]([^*"“”\n]+)["“”]\*\*|["“”„](?:\*([^*"“”\n]+)\*|__?([^_"“”\n]+)__?)["“”]/g

/** What was meant as the definition of a term, with the signs as they are written. */
export function nearDefinitions(source: LegalSource): (LegalDefinition & { written: string })[] {
  const terms = new Set(legalDefinitions(source).map(({ term }) => term))
  return [...source.words.matchAll(nearly)].flatMap(({ 0: written, index, ...found }) => {
    const term = [found[1], found[2], found[3], found[4]].find((one) => one !== undefined) ?? ''
    return terms.has(term) ? [] : [{ term, start: index, written }]
  })
}
