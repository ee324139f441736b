import { type Tree, treeText } from '#src/body/tree.ts'
import type { Heading } from '#src/content/queries.ts'

/** A second-level section of a legal text. */
export interface LegalSection {
  title: string
  id: string
  /** How it begins. */
  text: string
  /** The headings inside it. */
  headings: Heading[]
  /** All it says. */
  rest: string
}

/** The longest beginning that is shown (characters). */
const shown = 180

/** The first sentences of a text that fit; a long first one is cut between two words. */
function beginning(text: string): string {
  if (text.length <= shown) return text
  const sentences = text.slice(0, shown).match(/^.*[.?!](?=\s)/s)?.[0]
  return sentences ?? `${text.slice(0, shown).replace(/\s+\S*$/, '')}…`
}

/** Elements between whose words there is a gap on the page: two cells of a table are not one word. */
const apart = /^(?:blockquote|br|h\d|li|p|t[dhr])$/

/** All words of a tree, in lines. */
function lines(nodes: Tree): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const [type, , ...children] = node
      return apart.test(type) ? `${lines(children)}\n` : lines(children)
    })
    .join('')
}

/** Cuts a legal text at its second-level headings. What stands before the first of them belongs to no section. */
export function legalSections(body: Tree, headings: readonly Heading[]): LegalSection[] {
  const parts: Tree[] = []
  for (const node of body) {
    if (typeof node !== 'string' && node[0] === 'h2') parts.push([])
    else parts.at(-1)?.push(node)
  }
  const starts = headings.flatMap(({ depth }, index) => (depth === 2 ? [index] : []))
  return starts.map((start, section) => {
    const { id, text: title } = headings[start] as Heading
    const nodes = parts[section] ?? []
    const first = nodes.find((node) => typeof node !== 'string' && node[0] === 'p')
    return {
      title,
      id,
      text: beginning(first ? treeText([first]) : ''),
      headings: headings.slice(start + 1, starts[section + 1]),
      rest: lines(nodes),
    }
  })
}
