import type { Node } from 'prosemirror-model'
import { printInline } from '../inline/write-inline.ts'
import { withPrefix } from '../model/line-prefix.ts'
import type { Written } from '../model/source.ts'
import { normalChildren } from './normal-body.ts'
import { printTable } from './print-table.ts'
import { houseGap, writtenGap } from './separators.ts'

/** A node in the house style, as it stands at the beginning of a line. What is written already keeps its bytes. */
export function printNode(node: Node, written: Written): string {
  return written(node) ?? (printers[node.type.name] ?? printOpaque)(node, written)
}

const printers: Record<string, (node: Node, written: Written) => string> = {
  paragraph: (node) => printInline(node, 'paragraph'),
  heading: (node) => `${'#'.repeat(node.attrs.level)} ${printInline(node, 'heading')}`.trimEnd(),
  hr: () => '---',
  blockquote: (node, written) => `> ${withPrefix(printChildren(node, written), '> ')}`.trimEnd(),
  bullet_list: printList,
  ordered_list: printList,
  code_block: (node) => printCode(node),
  table: printTable,
  footnote: (node, written) => `[^${node.attrs.label}]: ${withPrefix(printChildren(node, written), '    ')}`.trimEnd(),
  block: printBlock,
}

const printOpaque = (node: Node) => node.attrs.source as string

/** The children of a node below each other. */
export function printChildren(node: Node, written: Written): string {
  const children = normalChildren(node)
  return children
    .map((child, index) => {
      const before = children[index - 1]
      const gap = before ? writtenGap(houseGap(node.type.name, before, child), '') : ''
      return gap + printNode(child, written)
    })
    .join('')
}

function printList(node: Node, written: Written): string {
  const items: string[] = []
  node.forEach((item, _offset, index) => {
    items.push(printItem(node, item, index, written))
  })
  return items.join('\n')
}

/** An item of a list, at its place in it. */
export function printItem(list: Node, item: Node, index: number, written: Written): string {
  const sign = list.type.name === 'ordered_list' ? `${list.attrs.start + index}${list.attrs.sign}` : list.attrs.sign
  const box = item.attrs.checked === null ? '' : `[${item.attrs.checked ? 'x' : ' '}] `
  const content = printChildren(item, written)
  // Three hyphens after the sign of an item would make one line of all.
  const words = content.startsWith('---') ? content.replace('---', '***') : content
  return `${sign} ${box}${withPrefix(words, ' '.repeat(sign.length + 1))}`.trimEnd()
}

/** Code between two fences. The one it had stays when it can. */
export function printCode({ attrs, textContent }: Node, had = '```'): string {
  const longest = Math.max(0, ...(textContent.match(/`{3,}/g) ?? []).map((run) => run.length))
  const fence = textContent.includes(had) ? '`'.repeat(Math.max(3, longest + 1)) : had
  return `${fence}${attrs.language}\n${textContent ? `${textContent}\n` : ''}${fence}`
}

function printBlock(node: Node, written: Written): string {
  const { name, props } = node.attrs
  const tag = `<${name}${props ? ` ${props}` : ''}`
  const content = printChildren(node, written)
  return content ? `${tag}>\n\n${content}\n\n</${name}>` : `${tag} />`
}
