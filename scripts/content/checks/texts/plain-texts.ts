import type { Tree } from '#src/body/tree.ts'
import type { FileResult } from '../../stages/file-result.ts'

/** A text that readers see as it is written: nothing in it is Markdown. */
export interface PlainText {
  text: string
  /** The field it stands in; none for an attribute of a block. */
  field?: string
}

/** The texts of the fields and of the attributes of blocks. */
export function plainTexts({ value, body }: FileResult): PlainText[] {
  return [...fieldTexts(value), ...attributeTexts(body).map((text) => ({ text }))]
}

function fieldTexts(value: unknown, path = ''): PlainText[] {
  if (typeof value === 'string') return [{ text: value, field: path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => fieldTexts(item, path ? `${path}.${key}` : key))
}

function attributeTexts(nodes: Tree): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [type, props, ...children] = node
    const own = /^[A-Z]/.test(type) ? fieldTexts(props).map(({ text }) => text) : []
    return [...own, ...attributeTexts(children)]
  })
}
