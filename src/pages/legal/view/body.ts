import { joinText } from '#src/body/join-text.ts'
import type { Tree, TreeNode, TreeProps } from '#src/body/tree.ts'
import { flatSections, type NumberedHeading, numberSections } from '#src/content/legal/section-numbers.ts'
import { legalValues } from '#src/content/legal/values.ts'
import { siteTimelines } from '#src/content/legal/versions.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import type { LegalWords } from '#src/content/schemas/legal-words.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import { linkTerms } from './link-terms.ts'
import { namedHeading, place } from './place.ts'

type LegalEntry = Entry<'legal'>

interface Context {
  entry: LegalEntry
  content: ContentIndex
  today: string
  words: LegalWords
  /** The numbered sections by the name that leads to them. */
  sections: Map<string, NumberedHeading>
}

function sectionsOf(entry: LegalEntry): Map<string, NumberedHeading> {
  return new Map(flatSections(numberSections(entry.headings)).map((section) => [section.id, section]))
}

/** The section a reference names, and the title of the document it stands in when that is another one. */
function target(
  to: string,
  { entry, content, today, sections }: Context,
): { section?: NumberedHeading; document?: string } {
  const [path = '', id = ''] = to.split('#')
  if (path === '') return { section: sections.get(id) }
  const other = siteTimelines(content, today).find((timeline) => linkTo('legal', timeline) === path)?.current?.source
  if (!other) throw new Error(`${entry.source} refers to ${to}, which is no section of a legal text.`)
  return { section: sectionsOf(other).get(id), document: other.data.title }
}

/** Words begin a sentence where nothing or the end of another one stands before them. */
function startsSentence(before: TreeNode | undefined): boolean {
  return before === undefined || (typeof before === 'string' && /(?:^\s*|[.?!][”’)]?\s+)$/.test(before))
}

function reference(props: TreeProps, before: TreeNode | undefined, context: Context): TreeNode {
  const { to, named } = props as { to: string; named?: boolean }
  const { section, document } = target(to, context)
  if (!section) throw new Error(`${context.entry.source} refers to ${to}, which is no numbered section.`)
  const { reference: plain, namedReference, foreignReference } = context.words
  const words = fillWords(named ? namedReference : plain, { number: section.number, title: section.text })
  const text = document ? fillWords(foreignReference, { reference: words, document }) : words
  return ['a', { href: to }, inPlace(text, before)]
}

/** Words as they are written where they stand. */
function inPlace(words: string, before: TreeNode | undefined): string {
  return startsSentence(before) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

function figure(props: TreeProps | null, { entry }: Context): string {
  return String(legalValues(entry.data)[String(props?.value)])
}

/** Puts figures and references in place of their tags. */
function plainNodes(nodes: Tree, context: Context): Tree {
  const plain: Tree = []
  for (const node of nodes) {
    if (typeof node === 'string') plain.push(node)
    else if (node[0] === 'Term') plain.push(inPlace(figure(node[1], context), plain.at(-1)))
    else if (node[0] === 'Ref') plain.push(reference(node[1] ?? {}, plain.at(-1), context))
    else plain.push([node[0], node[1], ...plainNodes(node.slice(2) as Tree, context)])
  }
  return joinText(plain)
}

function context(entry: LegalEntry, content: ContentIndex, today: string): Context {
  return { entry, content, today, words: content.single('legalWords'), sections: sectionsOf(entry) }
}

const isSection = (node: TreeNode, sections: Context['sections']) =>
  typeof node === 'string' ? undefined : sections.get(String(node[1]?.id ?? ''))

/** The body of a version as words only, each section with its number: what is compared and printed. */
export function plainLegalBody(entry: LegalEntry, content: ContentIndex, today: string): Tree {
  const about = context(entry, content, today)
  return plainNodes(entry.body, about).map((node) => {
    const section = isSection(node, about.sections)
    if (!section || typeof node === 'string') return node
    const [type, props, ...children] = node
    return [type, props, ...joinText([`${section.number}. `, ...children])]
  })
}

/**
 * The body of a version as readers see it: numbers, links to each section, and defined terms linked to their definition.
 *
 * The link to a section stands behind its heading, or it would be heard as one; its sign is drawn, so that neither reader
 * modes nor a copy have it. A box around the two would be left out by reader modes: it has few words and a link.
 */
export function legalBody(entry: LegalEntry, content: ContentIndex, today: string): Tree {
  const { words, sections } = context(entry, content, today)
  const former = Object.entries(entry.data.anchors)
  const links = new Map<TreeNode, [link: TreeNode]>()
  const body = plainLegalBody(entry, content, today).map((node): TreeNode => {
    const section = isSection(node, sections)
    if (!section || typeof node === 'string') return node
    const { id, number } = section
    const places = former.filter(([, now]) => now === id).map(([name]) => place(name))
    const [type, , ...children] = node
    const heading = namedHeading(type, id, ...children, ...places)
    const label = fillWords(words.section, { number })
    links.set(heading, [['a', { className: 'anchor', href: `#${id}`, 'aria-label': label }]])
    return heading
  })
  return linkTerms(body, [content.single('site').name]).flatMap((node) => [node, ...(links.get(node) ?? [])])
}
