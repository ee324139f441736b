import { type Tree, type TreeNode, treeText } from '#src/body/tree.ts'

/** Words that are defined in nearly every text and need no way to their definition. */
const pronouns = new Set(['we', 'us', 'our', 'you', 'your'])

/** Whether a defined term is written with capitals wherever it is used: “Client”, but not “we”, “You” or “cookie”. */
export function isCapitalised(term: string): boolean {
  return /^\p{Lu}/u.test(term) && !pronouns.has(term.toLowerCase())
}

/** A term in the singular and the plural. */
export function termForms(term: string): string[] {
  if (/[^s]s$/.test(term)) return [term, term.slice(0, -1)]
  if (/[^aeiou]y$/.test(term)) return [term, `${term.slice(0, -1)}ies`]
  return [term, `${term}s`]
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds any of the words, whole and the longest first. */
export function wordsPattern(words: readonly string[], flags = 'gu'): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.join('|') || '(?!)'})(?![\\p{L}\\p{N}-])`, flags)
}

/** The fragment that leads to a definition. */
export function termId(term: string): string {
  return `term-${term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}

/** Whether the element at a position defines a term: bold words between quotation marks, “**Fees**”. */
export function definedAt(siblings: Tree, index: number): string | undefined {
  const node = siblings[index] as TreeNode
  const before = siblings[index - 1]
  const after = siblings[index + 1]
  if (typeof node === 'string' || node[0] !== 'strong' || typeof before !== 'string' || typeof after !== 'string')
    return undefined
  return before.endsWith('“') && /^[,.;]?”/.test(after) ? treeText(node.slice(2) as Tree) : undefined
}

/** The terms that a piece of content defines. */
export function definedTerms(nodes: Tree): string[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return []
    const term = definedAt(nodes, index)
    return term === undefined ? definedTerms(node.slice(2) as Tree) : [term]
  })
}
