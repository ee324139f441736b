import type { ShownRecords } from '#src/blocks/block-definition.ts'
import type { CollectionName } from '#src/content/collections.ts'
import type { Facts } from '../../model/facts.ts'
import type { FileResult } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import { fileText } from '../../syntax/file-text.ts'
import type { Check } from '../check.ts'
import { shownOn } from '../page-anchors.ts'

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A number a page writes about the records it shows is how many there are: “Four engagements” over five of them. */
export const countsInWords: Check = (facts) =>
  facts.results.flatMap((result) => countedIn(result).flatMap((counted) => issues(counted, result, facts)))

/** A word for records of a collection. */
type Counted = ShownRecords['counted'][number] & Pick<ShownRecords, 'collection'>

/** What texts count that show no block. */
const countedByCollection: Partial<Record<CollectionName, readonly Counted[]>> = {
  claims: [{ noun: /case stud(?:y|ies)/, collection: 'caseStudies' }],
}

function countedIn(result: FileResult): Counted[] {
  const shown = [...new Set(shownOn(result))]
  const byBlocks = shown.flatMap(({ collection, counted }) => counted.map((one) => ({ ...one, collection })))
  return [...(countedByCollection[result.collection] ?? []), ...byBlocks]
}

/** What visitors see is counted: drafts, and what is still to come or gone, are not among it. */
function howMany({ collection, count }: Counted, facts: Facts): number {
  const open = facts.of(collection).filter(facts.isOpen)
  const records = open.flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
  return count ? count(records as never[]) : records.length
}

function issues(counted: Counted, result: FileResult, facts: Facts): Found[] {
  // A record with errors would be counted wrongly.
  if (facts.of(counted.collection).some(({ value }) => value === null)) return []
  const { text, span } = fileText(result, facts)
  const pattern = new RegExp(
    `(?<![\\w$.,–-])(\\d+|${numbers.join('|')}) (?:[A-Za-z]+ )?${counted.noun.source}\\b`,
    'gi',
  )
  const actual = howMany(counted, facts)
  return [...text.matchAll(pattern)].flatMap(({ 0: written, 1: number = '', index }): Found[] => {
    const stated = Number(number) || numbers.indexOf(number.toLowerCase()) + 1
    // “One briefing” seldom counts all of them: labels for a single one read so.
    if (stated === 1 || stated === actual) return []
    const message = `“${written}” is written here, but there ${actual === 1 ? 'is' : 'are'} ${actual}.`
    const hint = `Write ${numbers[actual - 1] ?? actual}, or words without a number.`
    const place = { file: result.file, ...span(index, written.length) }
    return [{ ...place, message, hint }]
  })
}
