import type { Mark, Node } from 'prosemirror-model'
import { withPrefix } from '../model/line-prefix.ts'

/** A leaf of a paragraph as it is written in the house style. */
export function printLeaf({ type, attrs }: Node, prefix: string): string {
  switch (type.name) {
    case 'hard_break':
      return `\\\n${prefix}`
    case 'footnote_ref':
      return `[^${attrs.label}]`
    case 'image':
      return `![${label(attrs.alt)}](${target(attrs.src, attrs.title)})`
    case 'inline_block':
      return `<${attrs.name}${attrs.props ? ` ${attrs.props}` : ''} />`
    default:
      return withPrefix(attrs.source, prefix)
  }
}

/** The signs around words that carry a mark. */
export function signsOf({ type, attrs }: Mark): { open: string; close: string } {
  if (type.name === 'link') return { open: '[', close: `](${target(attrs.href, attrs.title)})` }
  const sign = { em: '*', strong: '**', del: '~~' }[type.name] ?? '`'
  return { open: sign, close: sign }
}

function target(address: string, title: string | null): string {
  const plain = address.replace(/\s/g, '%20').replace(/[\\()<>{}*_`|&]/g, (sign) => (sign === '_' ? sign : `\\${sign}`))
  return title ? `${plain} "${title.replace(/["\\<{&|]/g, '\\$&')}"` : plain
}

function label(words: string): string {
  return words.replace(/[\\[\]*_`<{&|~]/g, '\\$&')
}
