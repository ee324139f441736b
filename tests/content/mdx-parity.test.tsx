import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import { type ComponentType, createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { blocks } from '#src/blocks/rows.ts'
import type { Tree, TreeNode } from '#src/body/tree.ts'
import { readBody } from '../../scripts/content/body/read-body.ts'

const root = join(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()

/** What both ways of reading a body must agree on: elements in order, and the words between them. */
type Outline = string[]

const kebab = (name: string) => `block-${name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}`

/** Blocks as plain elements that show the props they were given. */
const plainBlocks = Object.fromEntries(
  Object.entries(blocks).map(([name, { props }]) => [
    name,
    ({ children, ...given }: { children?: React.ReactNode; id?: string }) => {
      // A section without an id gets one of its title, which MDX knows nothing of.
      if (name === 'Section') given = { ...given, id: 'given' }
      return createElement(
        kebab(name),
        { 'data-props': JSON.stringify(props.safeParse(given).data ?? 'not valid') },
        children,
      )
    },
  ]),
)

async function outlineByReference(file: string, text: string): Promise<Outline> {
  const plugin = mdx({ remarkPlugins: [remarkGfm, remarkFrontmatter], outputFormat: 'function-body' })
  const transform = plugin.transform as (source: string, id: string) => Promise<{ code: string }>
  const { code } = await transform(text, `/${file}`)
  const { default: Content } = new Function(code)(runtime) as { default: ComponentType<{ components: object }> }
  return outlineOf(renderToStaticMarkup(createElement(Content, { components: plainBlocks })))
}

function outlineByTree(file: string, text: string): Outline {
  return outlineOf(renderToStaticMarkup(readBody(file, text).body.map((node, index) => render(node, index))))
}

function render(node: TreeNode, key: number): React.ReactNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const inside = (children as Tree).map(render)
  if (!(type in blocks)) return createElement(type, { ...props, key }, ...inside)
  return createElement(plainBlocks[type] as ComponentType, { ...props, key }, ...inside)
}

function outlineOf(html: string): Outline {
  return (
    html
      // A picture of Markdown is a block here, where MDX makes an element in a paragraph of it.
      // React asks for such an element early.
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replace(/<p><img[^>]*><\/p>|<block-picture[^>]*><\/block-picture>/g, '▣')
      .replace(/<section[^>]*data-footnotes[\s\S]*$/, '')
      .replace(/<input[^>]*checked=""[^>]*>/g, '☑')
      .replace(/<input[^>]*>/g, '☐')
      .replace(/ id="[^"]*"/g, '')
      .split(/(<[^>]*>)/)
      .map((part) =>
        part.startsWith('<')
          ? part.replace(/^<(\/?[\w-]+)((?: data-props="[^"]*")?)[^>]*>$/, '<$1$2>')
          : part.replace(/\s+/g, ' ').trim(),
      )
      .filter(Boolean)
  )
}

test('there is content to compare', () => {
  expect(files.length).toBeGreaterThan(0)
})

test.each(files)('%s means the same to the reference MDX compiler', async (file) => {
  const text = readFileSync(join(root, 'content', file), 'utf8')
  expect(outlineByTree(file, text)).toEqual(await outlineByReference(file, text))
})

test('every kind of Markdown means the same to the reference MDX compiler', async () => {
  const text = readFileSync(join(import.meta.dirname, 'fixtures/every-kind.mdx'), 'utf8')
  const outline = outlineByTree('every-kind.mdx', text)
  expect(outline.length).toBeGreaterThan(100)
  expect(outline).toEqual(await outlineByReference('every-kind.mdx', text))
})
