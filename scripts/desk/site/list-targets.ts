import { legalValues } from '../../../src/content/legal/values.ts'
import type { Claim } from '../../../src/content/schemas/claim.ts'
import type { Legal } from '../../../src/content/schemas/legal.ts'
import type { LinkTarget } from '../../../src/desk/requests/writing.ts'
import { inWords } from '../../../src/desk/ui/fields/in-words.ts'
import { anchorsOf } from '../../content/checks/page-anchors.ts'
import type { ReadContent } from '../../content/content.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import { factsOf } from '../links/incoming.ts'
import { entryTitle, fileTitle } from './entry-title.ts'

/** Everything a text may link to or name: pages, their sections, and entries. */
export function listTargets(root: string, found: ReadContent): LinkTarget[] {
  const facts = factsOf(root, found)
  const pages = [...facts.urls.values()].flatMap(([page]) => (page && page.kind !== 'redirect' ? [page] : []))
  const titleOf = (result: FileResult) => entryTitle(result) ?? fileTitle(result.file)
  const records = facts.results.filter(({ slug }) => slug !== '')
  const titles = new Map(records.map((result) => [result.slug, titleOf(result)]))
  const known = new Set(pages.map(({ file }) => file))
  return [
    ...pages.flatMap(({ path, result, kind }): LinkTarget[] => {
      const page = { title: titleOf(result), href: path, ...named(result) }
      const sections = kind === 'legalChanges' ? [] : sectionsOf(result, path, facts, titles)
      return [page, ...(kind === 'legal' || kind === 'legalVersion' ? sections.map(asNamed) : sections)]
    }),
    // Entries that have no address of their own are named by fields.
    ...records
      .filter(({ file }) => !known.has(file))
      .map((result) => ({ title: titleOf(result), href: '', ...named(result) })),
    ...claimTargets(facts.results),
    ...[...found.pictures.keys()].map((file) => ({ title: file, href: '', collection: 'pictures', slug: file })),
    ...facts.results.filter(({ collection }) => collection === 'legal').flatMap(ownParts),
  ]
}

/** The figures of the register, by what they count. */
function claimTargets(results: readonly FileResult[]): LinkTarget[] {
  const register = results.find(({ collection }) => collection === 'claims')?.value as Claim[] | null | undefined
  return (register ?? []).map(({ id, value, label, scope }) => {
    return { title: `${value} ${label}`, href: '', collection: 'claims', slug: id, ...(scope && { note: scope }) }
  })
}

/** What a legal text alone can name: its sections, and the figures at its top. */
function ownParts(result: FileResult): LinkTarget[] {
  const { file, headings, value } = result
  const on = entryTitle(result) ?? fileTitle(file)
  const own = { href: '', on, file }
  const figures = value ? Object.entries(legalValues(value as Legal)) : []
  return [
    ...headings.map(({ id, text }) => ({ ...own, title: text, collection: 'sections', slug: `#${id}` })),
    ...figures.map(([name, figure]) => ({
      ...own,
      title: inWords(name),
      collection: 'values',
      slug: name,
      note: String(figure),
    })),
  ]
}

/** A section of a legal text that applies: others refer to it by its address. */
const asNamed = (section: LinkTarget): LinkTarget =>
  section.title === section.href.split('#')[1] ? section : { ...section, collection: 'sections', slug: section.href }

const named = ({ collection, slug }: FileResult) => (slug ? { collection, slug } : {})

function sectionsOf(
  page: FileResult,
  path: string,
  facts: Parameters<typeof anchorsOf>[1],
  titles: ReadonlyMap<string, string>,
): LinkTarget[] {
  const headings = new Map(page.headings.map(({ id, text }) => [id, text]))
  const on = entryTitle(page) ?? fileTitle(page.file)
  return [...(anchorsOf(page, facts) ?? [])].map((name) => {
    return { title: headings.get(name) ?? titles.get(name) ?? name, href: `${path}#${name}`, on }
  })
}
