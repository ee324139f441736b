import type { Legal } from '#src/content/schemas/legal.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { hasErrors } from '../model/file-result.ts'
import { type LegalSource, legalSource } from './legal-source.ts'

/** A version of a legal text whose fields are valid, as rules look at it. */
export interface LegalFile {
  file: string
  result: FileResult
  fields: Legal
  source: LegalSource
}

/** The versions of all legal texts of which single words can be looked at, whatever else is wrong in them. */
export const legalTexts = (facts: Facts): LegalFile[] =>
  facts
    .records('legal')
    .map(({ file, result, fields }) => ({ file, result, fields, source: legalSource(result, facts) }))

/** Those that can be looked at as a whole: what is missing in one with errors of its own may be what could not be read. */
export const legalFiles = (facts: Facts): LegalFile[] =>
  legalTexts(facts).filter(({ result }) => result.bodyRead && !hasErrors(result))
