import { plainBlocks } from '../../src/blocks/resolve.ts'
import type { Tree } from '../../src/body/tree.ts'
import type { ContentIndex } from '../../src/content/queries.ts'
import { escapeHtml } from '../tools/escape-html.ts'

const voidElements = new Set(['br', 'hr', 'img'])
const addresses = new Set(['href', 'src'])
const attributes = ['href', 'id', 'src', 'alt', 'start']

/** HTML of a body for readers elsewhere: links made absolute from `pageUrl`, blocks as their rows say them in plain HTML. */
export function treeHtml(body: Tree, pageUrl: string, content: ContentIndex): string {
  return html(plainBlocks(body, content), pageUrl)
}

function html(nodes: Tree, pageUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      const [type, props, ...children] = node
      const opened = attributes
        .filter((name) => props?.[name] !== undefined)
        .map((name) => ` ${name}="${escapeHtml(absolute(String(props?.[name]), name, pageUrl))}"`)
        .join('')
      return voidElements.has(type) ? `<${type}${opened}>` : `<${type}${opened}>${html(children, pageUrl)}</${type}>`
    })
    .join('')
}

function absolute(value: string, name: string, pageUrl: string) {
  return addresses.has(name) && /^[/#]/.test(value) ? new URL(value, pageUrl).href : value
}
