import type { CollectionName } from '#src/content/collections.ts'
import type { LegalVersion } from '#src/content/legal/versions.ts'
import { type LegalFile, legalFiles, legalTexts } from '../legal/legal-files.ts'
import type { Facts, Mention, Recorded } from '../model/facts.ts'
import type { FileResult, Ref } from '../model/file-result.ts'
import type { Found } from '../model/issue.ts'
import { legalResults } from '../model/page-urls.ts'
import { placeOfRef, type Showing, showings } from '../pictures/shown-at.ts'
import type { Check } from './check.ts'

/** What is wrong with one of many; its file and its place are known. */
export type Said = Omit<Found, 'file'>
type Answer = Said | readonly Said[] | false | undefined

const none: readonly Said[] = []
const listed = (answer: Answer) => (answer ? [answer].flat() : none)

/** A rule about each record of a collection, valid entries as well as records of lists. */
export const eachRecord =
  <Name extends CollectionName>(name: Name, find: (record: Recorded<Name>, facts: Facts) => Answer): Check =>
  (facts) =>
    facts.records(name).flatMap((record) => {
      const { file, prefix } = record
      return listed(find(record, facts)).map((said) => ({
        file,
        ...said,
        ...(said.field && { field: prefix + said.field }),
      }))
    })

/** A rule about each file, whatever it holds. */
export const eachFile =
  (find: (result: FileResult, facts: Facts) => Answer): Check =>
  (facts) =>
    facts.results.flatMap((result) => listed(find(result, facts)).map((said) => ({ file: result.file, ...said })))

/** A rule about each place that mentions something of a kind. */
export const eachMention =
  (kind: Ref['kind'], find: (mention: Mention, facts: Facts) => Answer): Check =>
  (facts) =>
    facts.mentions(kind).flatMap((mention) => {
      const said = listed(find(mention, facts))
      // An archive has tens of thousands of links, and nearly all of them are right.
      if (said.length === 0) return []
      const { line, column, endColumn, field } = mention.ref
      const place = { file: mention.result.file, line, column, endColumn, field }
      return said.map((one) => ({ ...place, ...one }))
    })

type FindInText = (text: LegalFile, facts: Facts) => Answer

const eachOf =
  (texts: (facts: Facts) => readonly LegalFile[], find: FindInText): Check =>
  (facts) =>
    texts(facts).flatMap((text) => listed(find(text, facts)).map((said) => ({ file: text.file, ...said })))

/** A rule about each version of a legal text as a whole. */
export const eachLegalText = (find: FindInText): Check => eachOf(legalFiles, find)

/** A rule about single places of legal texts, which holds beside other mistakes too. */
export const withinLegalTexts = (find: FindInText): Check => eachOf(legalTexts, find)

/** A rule about each place of a legal text whose words fit a pattern. */
export const eachLegalPattern = (
  pattern: RegExp,
  find: (found: RegExpExecArray, text: LegalFile, facts: Facts) => Answer,
): Check =>
  withinLegalTexts((text, facts) =>
    [...text.source.words.matchAll(pattern)].flatMap((found) =>
      listed(find(found, text, facts)).map((said) => ({
        ...text.source.placeOf(found.index, found[0].length),
        ...said,
      })),
    ),
  )

/** A rule about each version of a legal text beside the one before it, whether its body can be read or not. */
export const eachLegalVersion =
  (find: (version: LegalVersion<FileResult>, facts: Facts) => Answer): Check =>
  (facts) =>
    legalResults(facts.results, facts.today).flatMap(({ versions }) =>
      versions.flatMap((version) =>
        listed(find(version, facts)).map((said) => ({ file: version.source.file, ...said })),
      ),
    )

/** A rule about each place that shows a picture. */
export const eachShowing =
  (find: (showing: Showing, facts: Facts) => Answer): Check =>
  (facts) =>
    showings(facts).flatMap((showing) =>
      listed(find(showing, facts)).map((said) => ({ ...placeOfRef(showing), ...said })),
    )

/** Several rules that stand under one id. */
export const together =
  (...checks: readonly Check[]): Check =>
  (facts) =>
    checks.flatMap((check) => check(facts))
