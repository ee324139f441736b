import type { Tree } from '#src/body/tree.ts'
import type { FileResult } from '../../stages/file-result.ts'

/** A text that readers see as it is written: nothing in it is Markdown. */
export interface PlainText {
  text: string
  /** The field it stands in; none for an attribute of a block. */
  field?: string
}

const known = new WeakMap<FileResult, PlainText[]>()

/** The texts of the fields and of the attributes of blocks, collected once for all rules. */
export function plainTexts(result: FileResult): PlainText[] {
  const before = known.get(result)
  if (before) return before
  const texts: PlainText[] = []
  addFields(result.value, '', (text, field) => texts.push({ text, field }))
  addAttributes(result.body, (text) => texts.push({ text }))
  known.set(result, texts)
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
    const [type, props, ...children] = node
    if (/^[A-Z]/.test(type)) addFields(props, '', add)
    addAttributes(children, add)
  }
}
