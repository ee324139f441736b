import { createHash } from 'node:crypto'
import type { Tree, TreeNode, TreeProps } from '#src/body/tree.ts'
import { legalValues } from '#src/content/legal/values.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import { statedFigures } from './stated-figures.ts'

/** What a version says, as short codes that change when it says something else. */
export interface LegalFingerprint {
  fingerprint: string
  /** Of each section, by its name in the address; of what stands before the first one, `beginning`. */
  sections: Record<string, string>
  /** What it states in figures, to be read. */
  figures: string
}

const inline = new Set(['a', 'strong', 'em', 'code', 'del', 'sup', 'br'])
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The words of a node with what they mean for the reader: figures, targets of links, boundaries of paragraphs and cells. */
function meaning(node: TreeNode, values: Legal['values']): string {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const { href, to, value } = (props ?? {}) as TreeProps
  if (type === 'Term') return String(values[String(value)])
  if (type === 'Ref') return `<${String(to)}>`
  const words = children.map((child) => meaning(child, values)).join('')
  if (type === 'a') return `${words}<${String(href)}>`
  return inline.has(type) ? words : `\n${type}: ${words}`
}

/**
 * The fingerprint of a version: its title, its dates, its words and its figures. How the file is laid out, and what
 * stands around the text (summary, description), makes no difference.
 */
export function legalFingerprint(fields: Legal, body: Tree): LegalFingerprint {
  const values = legalValues(fields)
  const parts = new Map<string, string>([['beginning', '']])
  let section = 'beginning'
  for (const node of body) {
    if (typeof node !== 'string' && /^h[23]$/.test(node[0])) section = String(node[1]?.id)
    parts.set(section, (parts.get(section) ?? '') + meaning(node, values))
  }
  const texts = [...parts].map(([name, text]) => [name, text.replace(/\s+/g, ' ').trim()] as const)
  const { title, effective, lastUpdated } = fields
  return {
    fingerprint: sha256(JSON.stringify([title, effective, lastUpdated, texts])),
    sections: Object.fromEntries(
      texts.filter(([, text]) => text).map(([name, text]) => [name, sha256(text).slice(0, 12)]),
    ),
    figures: statedFigures(fields, body),
  }
}
