import { collections } from '../../../src/content/collections.ts'
import { generatedFiles } from '../../content/checks/generated-files.ts'
import { addressOnSite } from '../../content/checks/links/address-on-site.ts'
import { recordAt } from '../../content/checks/page-anchors.ts'
import type { ReadContent } from '../../content/content.ts'
import { jsonSchemaOf } from '../../content/editors/json-schemas.ts'
import { namingFields } from '../../content/fields/entry-names.ts'
import { collectFacts, type Facts } from '../../content/model/facts.ts'
import type { FileResult } from '../../content/model/file-result.ts'

/** What leads to one entry from anywhere in the content. */
export interface Incoming {
  /** Whether an address, as it is written in a link, leads to the entry: to its page, to its place on one, to its file. */
  isLed(address: string): boolean
  /** The fields of an entry that name this one. */
  naming(result: FileResult): string[]
  /** The other files that link to the entry. */
  linkingFiles: string[]
  /** The other files that name it in a field. */
  namingFiles: string[]
}

/** The facts of the last check. */
export function factsOf(root: string, { results, pictures, clock }: ReadContent): Facts {
  return collectFacts({ root, files: results.map(({ file }) => file), results, pictures, clock, preview: true })
}

/** Finds what leads to an entry. */
export function incomingOf(root: string, found: ReadContent, target: FileResult): Incoming {
  const facts = factsOf(root, found)
  const made = generatedFiles(facts)

  const isLed = (address: string) => {
    const value = addressOnSite(address, facts)
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value ?? '') ?? []
    const page = facts.urls.get(path)?.find(({ kind }) => kind !== 'redirect')?.result
    return (
      page === target || made.get(path) === target || (page !== undefined && recordAt(page, fragment, facts) === target)
    )
  }

  const naming = (result: FileResult) => {
    const fields = [...namingFields(jsonSchemaOf(result.collection, root))].filter(([, of]) => of === target.collection)
    const values = (result.value ?? {}) as Record<string, unknown>
    return fields.flatMap(([field]) => {
      const value = values[field]
      if (value === target.slug) return [field]
      return Array.isArray(value) ? value.flatMap((slug, at) => (slug === target.slug ? [`${field}.${at}`] : [])) : []
    })
  }

  const links = (result: FileResult) => result.refs.some(({ kind, value }) => kind === 'link' && isLed(value))
  const names = (result: FileResult) => mayName(result, target) && naming(result).length > 0
  const others = (leads: (result: FileResult) => boolean) =>
    found.results.filter((result) => result !== target && leads(result)).map(({ file }) => file)
  return { isLed, naming, linkingFiles: others(links), namingFiles: others(names) }
}

/** Entries are named by those of other files, and the schema tells in which fields: most files need not be looked at. */
const mayName = ({ collection, value }: FileResult, { slug }: FileResult) =>
  collections[collection].kind === 'entries' && JSON.stringify(value).includes(JSON.stringify(slug))
