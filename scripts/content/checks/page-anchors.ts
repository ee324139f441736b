import type { BlockDefinition, ShownRecords } from '#src/blocks/block-definition.ts'
import { blocks, recordsShownBy } from '#src/blocks/rows.ts'
import { collections } from '#src/content/collections.ts'
import { definedTerms, termId } from '#src/content/legal/defined-terms.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { hasErrors } from '../model/file-result.ts'

const rows: Readonly<Record<string, BlockDefinition>> = blocks

const known = new WeakMap<Facts, Map<FileResult, ReadonlySet<string> | undefined>>()

/**
 * The names links can lead to on a page; undefined when its body has errors, so that nothing can be said. Collected once:
 * hundreds of links may lead to one page.
 */
export function anchorsOf(page: FileResult, facts: Facts): ReadonlySet<string> | undefined {
  const pages = known.get(facts) ?? new Map<FileResult, ReadonlySet<string> | undefined>()
  known.set(facts, pages)
  if (!pages.has(page)) pages.set(page, collectAnchors(page, facts))
  return pages.get(page)
}

function collectAnchors(page: FileResult, facts: Facts): Set<string> | undefined {
  if (!page.bodyRead || hasErrors(page)) return undefined
  const anchors = new Set<string>(page.collection === 'legal' ? anchorsOfLegal(page) : [])
  for (const { kind, value } of page.refs) {
    if (kind === 'anchor') anchors.add(value)
    if (kind === 'block') for (const anchor of placesBy(value, facts)) anchors.add(anchor)
  }
  for (const { collection, at } of new Set(recordsOn(page)))
    for (const { slug } of facts.of(collection)) anchors.add(at(slug))
  return anchors
}

/** The places a block gives its page besides the entries it shows: its own, records of lists, parts of records. */
function placesBy(block: string, facts: Facts): string[] {
  const records = recordsShownBy(block).flatMap(({ collection, at, within }) => [
    ...facts.of(collection).flatMap(({ ids }) => (at ? ids.map(at) : [])),
    ...(within ? facts.records(collection).flatMap(({ fields }) => within(fields as never)) : []),
  ])
  return [...(rows[block]?.places ?? []), ...records]
}

const shown = new WeakMap<FileResult, readonly ShownRecords[]>()

/** The collections whose entries a page shows as places of their own. */
export const recordsOn = (page: FileResult): PlacedRecords[] => shownOn(page).filter(isPlaced)

/** All that the blocks of a page show, in their order. */
export function shownOn(page: FileResult): readonly ShownRecords[] {
  const found =
    shown.get(page) ?? page.refs.flatMap(({ kind, value }) => (kind === 'block' ? recordsShownBy(value) : []))
  shown.set(page, found)
  return found
}

type PlacedRecords = ShownRecords & { at: (slug: string) => string }

const isPlaced = (records: ShownRecords): records is PlacedRecords =>
  records.at !== undefined && collections[records.collection].kind === 'entries'

/** The record that is the place of this name on a page, if it is one. */
export function recordAt(page: FileResult, name: string, facts: Facts): FileResult | undefined {
  if (!name) return undefined
  for (const { collection, at } of recordsOn(page)) {
    const found = facts.of(collection).find(({ slug }) => at(slug) === name)
    if (found) return found
  }
  return undefined
}

/** The places a legal text has besides its sections: former names of sections, defined terms, the version history. */
function anchorsOfLegal({ value, body }: FileResult): string[] {
  return [...Object.keys((value as Legal | null)?.anchors ?? {}), ...definedTerms(body).map(termId), 'version-history']
}
