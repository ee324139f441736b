import type { Legal } from '#src/content/schemas/legal.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { hasErrors } from '../model/file-result.ts'
import { type LegalSource, legalSource } from './legal-source.ts'

/** A version of a legal text whose fields and body are valid, as rules look at it. */
export interface LegalFile {
  file: string
  result: FileResult
  fields: Legal
  source: LegalSource
}

/** The versions of all legal texts that can be looked at: those with errors of their own are told about already. */
export function legalFiles(facts: Facts): LegalFile[] {
  return facts
    .records('legal')
    .filter(({ result }) => result.bodyRead && !hasErrors(result))
    .map(({ file, result, fields }) => ({ file, result, fields, source: legalSource(result, facts) }))
}
