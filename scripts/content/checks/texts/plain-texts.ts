import type { Tree } from '#src/body/tree.ts'
import type { FileResult } from '../../model/file-result.ts'

/** A text that readers see as it is written: nothing in it is Markdown. */
export interface PlainText {
  text: string
  /** The field it stands in; none for an attribute of a block. */
  field?: string
}

/** The texts of the fields and of the attributes of blocks. */
export function plainTexts({ value, body }: FileResult): PlainText[] {
  const texts: PlainText[] = []
  addFields(value, '', (text, field) => texts.push({ text, field }))
  addAttributes(body, (text) => texts.push({ text }))
  return texts
}

function addFields(value: unknown, path: string, add: (text: string, field: string) => void): void {
  if (typeof value === 'string') add(value, path)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) addFields(item, path ? `${path}.${key}` : key, add)
}

function addAttributes(nodes: Tree, add: (text: string) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (/^[A-Z]/.test(node[0])) addFields(node[1], '', add)
    addAttributes(node.slice(2) as Tree, add)
  }
}
