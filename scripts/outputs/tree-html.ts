import { isBlock, type Tree } from '../../src/body/tree.ts'
import { escapeHtml } from '../tools/escape-html.ts'

const voidElements = new Set(['br', 'hr', 'img'])

/** HTML of a body for readers elsewhere: links made absolute from `pageUrl`, blocks reduced to the words in them. */
export function treeHtml(nodes: Tree, pageUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      const [type, props, ...children] = node
      const inner = treeHtml(children, pageUrl)
      if (isBlock(node)) return blockHtml(props ?? {}, inner)
      const attributes = ['href', 'src', 'alt', 'id']
        .filter((name) => typeof props?.[name] === 'string')
        .map((name) => ` ${name}="${escapeHtml(absolute(props?.[name] as string, name, pageUrl))}"`)
        .join('')
      return voidElements.has(type) ? `<${type}${attributes}>` : `<${type}${attributes}>${inner}</${type}>`
    })
    .join('')
}

function absolute(value: string, name: string, pageUrl: string) {
  return (name === 'href' || name === 'src') && /^[/#]/.test(value) ? new URL(value, pageUrl).href : value
}

function blockHtml(props: Record<string, unknown>, inner: string): string {
  const figure = [props.prefix, props.value, props.suffix].filter((part) => part !== undefined).join('')
  const heading = props.title ? `<p><strong>${escapeHtml(String(props.title))}</strong></p>` : ''
  if (inner) return heading + inner
  if (props.label && figure) return `<p><strong>${escapeHtml(figure)}</strong> ${escapeHtml(String(props.label))}</p>`
  return figure ? escapeHtml(figure) : heading
}
