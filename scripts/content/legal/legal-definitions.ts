import type { LegalSource } from './legal-source.ts'

/** A term and where its definition begins in the file. */
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
