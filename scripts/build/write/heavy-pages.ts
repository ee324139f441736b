import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isBlock, type Tree, type TreeNode } from '../../../src/body/tree.ts'
import { contentIndex } from '../../../src/content/queries.ts'
import type { PageData } from '../../../src/pages/page-data.ts'
import { routes } from '../../../src/pages/routes.ts'
import type { LayoutData } from '../../../src/site/layout-data.ts'
import { firstWindow } from '../first-window.ts'
import type { BuiltPage, PagesInput } from '../render/pages.ts'
import type { PageSizes } from './size-report.ts'

const compress = promisify(brotliCompress)

/** How many blocks a warning names. */
const named = 3

/** `<Section “Library”> with <ResourceLibrary>`: a block as its editor finds it. */
function nameOf(node: TreeNode): string {
  if (typeof node === 'string' || !isBlock(node)) return 'text between blocks'
  const [name, props, ...children] = node
  const inside = children.flatMap((child) => (typeof child !== 'string' && isBlock(child) ? [`<${child[0]}>`] : []))
  const title = props?.title ? ` “${props.title}”` : ''
  return `<${name}${title}>${inside.length > 0 ? ` with ${[...new Set(inside)].join(', ')}` : ''}`
}

/** What the page would save without each part of its body, in bytes; the largest first. */
async function largestParts(page: PageData, layout: LayoutData, { app }: PagesInput): Promise<[string, number][]> {
  const body: Tree = page.body ?? []
  const size = async (nodes: Tree) => (await compress(await app.renderPage({ ...page, body: nodes }, layout))).length
  const whole = await size(body)
  const parts: [string, number][] = []
  for (const node of body) {
    const rest = await size(body.filter((other) => other !== node))
    parts.push([nameOf(node), whole - rest])
  }
  return parts.sort(([, a], [, b]) => b - a).slice(0, named)
}

async function warning(page: PageData, bytes: number, layout: LayoutData, input: PagesInput): Promise<string> {
  const parts = await largestParts(page, layout, input)
  return [
    `${page.path} has grown to ${bytes} bytes; a server sends ${firstWindow} at once, so it appears one round trip later.`,
    `    ${page.source}`,
    ...parts.map(([name, size]) => `    ${String(size).padStart(6)} bytes  ${name}`),
    '    It is published as it is. To make it quick again, shorten the largest part or give it a page of its own.',
  ].join('\n')
}

/**
 * A warning for each page whose first response no longer fits into the first window of a connection. Long prose is left
 * out: it is read from its top, and nobody would cut a legal text for the sake of its size.
 */
export async function heavyPages(pages: BuiltPage[], sizes: PageSizes, input: PagesInput): Promise<string[]> {
  const { app, client, data, builtOn, preview } = input
  const sizeOf = (file: string) => sizes.get(file) as number
  const heavy = pages.filter(({ page, file }) => !routes[page.kind].prose && sizeOf(file) > firstWindow)
  if (heavy.length === 0) return []
  const content = contentIndex(data)
  const layout = app.layoutData(content, Number(builtOn.slice(0, 4)), client.stylesheet)
  const addresses = new Map(app.siteAddresses(content, { today: builtOn, preview }).map((site) => [site.path, site]))
  const warnings: string[] = []
  for (const { page, file } of heavy) {
    const site = addresses.get(page.path)
    if (!site) continue
    const loaded = app.loadPage(site, content, () => builtOn)
    warnings.push(await warning(loaded, sizeOf(file), layout, input))
  }
  return warnings
}
