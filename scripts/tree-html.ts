import { isBlock, type Tree } from '../src/lib/tree.ts'
import { escapeHtml } from './document.ts'

const voidElements = new Set(['br', 'hr', 'img'])

/** HTML of a body for feed readers: links absolute, blocks reduced to the words in them. */
export function treeHtml(nodes: Tree, baseUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      const [type, props, ...children] = node
      const inner = treeHtml(children, baseUrl)
      if (isBlock(node)) return blockHtml(props ?? {}, inner)
      const attributes = ['href', 'src', 'alt', 'id']
        .filter((name) => typeof props?.[name] === 'string')
        .map((name) => ` ${name}="${escapeHtml(absolute(props?.[name] as string, name, baseUrl))}"`)
        .join('')
      return voidElements.has(type) ? `<${type}${attributes}>` : `<${type}${attributes}>${inner}</${type}>`
    })
    .join('')
}

function absolute(value: string, name: string, baseUrl: string) {
  return (name === 'href' || name === 'src') && value.startsWith('/') ? baseUrl + value : value
}

function blockHtml(props: Record<string, unknown>, inner: string): string {
  const figure = [props.prefix, props.value, props.suffix].filter((part) => part !== undefined).join('')
  const heading = props.title ? `<p><strong>${escapeHtml(String(props.title))}</strong></p>` : ''
  if (inner) return heading + inner
  if (props.label && figure) return `<p><strong>${escapeHtml(figure)}</strong> ${escapeHtml(String(props.label))}</p>`
  return figure ? escapeHtml(figure) : heading
}
