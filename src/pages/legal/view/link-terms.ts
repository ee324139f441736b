import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'
import {
  definedAt,
  definedTerms,
  isCapitalised,
  termForms,
  termId,
  wordsPattern,
} from '#src/content/legal/defined-terms.ts'
import { place } from './place.ts'

interface Linker {
  pattern: RegExp
  /** The term of each of its forms. */
  terms: Map<string, string>
  /** Terms that the subsection has already linked, or defines itself. */
  done: Set<string>
}

const isHeading = (node: TreeNode): node is TreeElement => typeof node !== 'string' && /^h[2-4]$/.test(node[0])

/** The subsections of a body: each heading with what follows it. */
function subsections(body: Tree): Tree[] {
  const parts: Tree[] = [[]]
  for (const node of body) {
    if (isHeading(node)) parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts
}

/** Without its role: Orca 43 calls each defined term a “description term, 0 values” in the middle of its sentence. */
const quiet = { role: 'none' }

/** Splits a text at the defined terms it uses for the first time in its subsection. */
function linkText(text: string, linker: Linker): TreeNode[] {
  const nodes: TreeNode[] = []
  let end = 0
  for (const { 0: words, index } of text.matchAll(linker.pattern)) {
    const term = linker.terms.get(words) as string
    if (linker.done.has(term)) continue
    linker.done.add(term)
    nodes.push(text.slice(end, index), ['a', { href: `#${termId(term)}`, className: 'term' }, words])
    end = index + words.length
  }
  return [...nodes, text.slice(end)].filter((node) => node !== '')
}

function linkNodes(nodes: Tree, linker: Linker): Tree {
  return nodes.flatMap((node, index): TreeNode[] => {
    if (typeof node === 'string') return linkText(node, linker)
    const [type, props, ...children] = node
    const term = definedAt(nodes, index)
    if (term !== undefined) return [['dfn', quiet, place(termId(term)), ...children]]
    if (type === 'a' || type === 'th' || isHeading(node)) return [node]
    return [[type, props, ...linkNodes(children, linker)]]
  })
}

/**
 * Gives every defined term a place to link to, and links its first use in each subsection to it.
 *
 * @param except terms everybody knows, such as the name of the firm.
 */
export function linkTerms(body: Tree, except: readonly string[]): Tree {
  const linked = definedTerms(body).filter((term) => isCapitalised(term) && !except.includes(term))
  const terms = new Map(linked.flatMap((term) => termForms(term).map((form) => [form, term] as const)))
  for (const term of linked) terms.set(term, term)
  const known = [...terms.keys(), ...except]
  const pattern = wordsPattern(known)
  for (const name of except) terms.set(name, name)
  return subsections(body).flatMap((part) =>
    linkNodes(part, { pattern, terms, done: new Set([...definedTerms(part), ...except]) }),
  )
}
