import type { ContentIndex, Entry } from '#src/content-index/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { type NumberedHeading, numberSections } from '#src/lib/section-numbers.ts'
import type { Tree, TreeNode } from '#src/lib/tree.ts'
import type { LegalView } from '#src/templates/legal.tsx'
import { breadcrumb } from './breadcrumb.ts'

type Document = keyof LegalView['words']['banners']

const date = (iso: string) => ({ iso, text: formatDate(iso) })

/** View model of a legal text. `builtOn` is the day of the build, `YYYY-MM-DD`. */
export function legalView(entry: Entry<'legal'>, content: ContentIndex, builtOn: string): LegalView {
  const words = content.single('legalWords')
  const document = entry.slug.split('/')[0] as Document
  const { title, summary, effective, lastUpdated } = entry.data
  const storage = { ...words.storage, text: words.storage.text.replace('{date}', formatDate(builtOn)) }
  return {
    title,
    summary,
    effective: date(effective),
    lastUpdated: date(lastUpdated),
    sections: numberSections(entry.headings),
    words,
    banner: words.banners[document],
    storage: document === 'privacy-policy' ? storage : undefined,
    breadcrumb: breadcrumb(content, `/${document}`, title),
  }
}

/** The body of a legal text with numbers before its headings and a link to each section. */
export function numberedBody(entry: Entry<'legal'>, content: ContentIndex): Tree {
  const { section } = content.single('legalWords')
  const numbers = new Map(flatten(numberSections(entry.headings)).map(({ id, number }) => [id, number]))
  return entry.body.map((node): TreeNode => {
    const id = typeof node === 'string' ? undefined : (node[1]?.id as string | undefined)
    const number = id === undefined ? undefined : numbers.get(id)
    if (typeof node === 'string' || number === undefined) return node
    const [type, props, ...children] = node
    const anchor: TreeNode = [
      'a',
      { className: 'anchor', href: `#${id}`, 'aria-label': section.replace('{number}', number) },
      '#',
    ]
    return [type, props, `${number}. `, ...children, anchor]
  })
}

function flatten(sections: NumberedHeading[]): NumberedHeading[] {
  return sections.flatMap((section) => [section, ...flatten(section.children)])
}
