import type { PropsOf } from '../../src/blocks/block-definition.ts'
import type { picture } from '../../src/blocks/picture/schema.ts'
import { isBlock, type Tree } from '../../src/body/tree.ts'
import { sharedPicture } from '../../src/content/pictures.ts'
import type { ContentIndex } from '../../src/content/queries.ts'
import { escapeHtml } from '../tools/escape-html.ts'

type PictureProps = PropsOf<typeof picture>

const voidElements = new Set(['br', 'hr'])

/** HTML of a body for readers elsewhere: links made absolute from `pageUrl`, blocks reduced to the words in them. */
export function treeHtml(nodes: Tree, pageUrl: string, content: ContentIndex): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      const [type, props, ...children] = node
      const inner = treeHtml(children, pageUrl, content)
      if (type === 'Picture') return pictureHtml(props as unknown as PictureProps, pageUrl, content)
      if (isBlock(node)) return blockHtml(props ?? {}, inner)
      const attributes = ['href', 'id']
        .filter((name) => typeof props?.[name] === 'string')
        .map((name) => ` ${name}="${escapeHtml(absolute(props?.[name] as string, name, pageUrl))}"`)
        .join('')
      return voidElements.has(type) ? `<${type}${attributes}>` : `<${type}${attributes}>${inner}</${type}>`
    })
    .join('')
}

function absolute(value: string, name: string, pageUrl: string) {
  return name === 'href' && /^[/#]/.test(value) ? new URL(value, pageUrl).href : value
}

function pictureHtml(props: PictureProps, pageUrl: string, content: ContentIndex): string {
  const { alt = '', caption, credit, width } = props
  const words = [caption, credit].filter(Boolean).join(' ')
  const address = new URL(sharedPicture(props, width, content), pageUrl).href
  const figcaption = words ? `<figcaption>${escapeHtml(words)}</figcaption>` : ''
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${figcaption}</figure>`
}

function blockHtml(props: Record<string, unknown>, inner: string): string {
  const figure = [props.prefix, props.value, props.suffix].filter((part) => part !== undefined).join('')
  const heading = props.title ? `<p><strong>${escapeHtml(String(props.title))}</strong></p>` : ''
  if (inner) return heading + inner
  if (props.label && figure) return `<p><strong>${escapeHtml(figure)}</strong> ${escapeHtml(String(props.label))}</p>`
  return figure ? escapeHtml(figure) : heading
}
