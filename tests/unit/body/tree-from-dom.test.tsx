// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { outerBlocks } from '#src/blocks/resolve.ts'
import { renderProse } from '#src/body/render-tree.tsx'
import { isBlock, type Tree, type TreeElement } from '#src/body/tree.ts'
import { treeFromDom } from '#src/body/tree-from-dom.ts'
import { siteAddresses } from '#src/content/addresses.ts'
import { proseTemplates } from '#src/pages/templates.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { realIndex } from '../../support/real-content.ts'

/** Stands for every block: what is inside one does not matter here. */
const stub = () => <b>block</b>
const blocks = new Proxy({}, { get: () => stub }) as Record<string, typeof stub>

function readBack(body: Tree): Tree {
  document.body.innerHTML = `<div id="prose">${renderToString(renderProse(body, blocks))}</div>`
  return treeFromDom(document.getElementById('prose') as Element, outerBlocks(body))
}

/** Attributes as the document holds them: as text, in one order, and none where there are none. */
function asWritten(nodes: Tree): Tree {
  return nodes.map((node) => {
    if (typeof node === 'string' || isBlock(node)) return node
    const [type, props, ...children] = node
    const entries = Object.entries(props ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'tabIndex' ? value : String(value)])
    return [type, entries.length > 0 ? Object.fromEntries(entries.sort()) : null, ...asWritten(children)] as TreeElement
  })
}

test('every briefing, role and legal text is read back from its HTML word for word', async () => {
  const content = realIndex()
  const long = siteAddresses(content, { today: '2026-03-15' })
    .map((path) => loadPage(path, content, '2026-03-15'))
    .filter(({ template }) => proseTemplates.has(template))
  expect(long.length).toBeGreaterThan(10)
  for (const { path, body, proseBlocks } of long) {
    const tree = body ?? []
    expect(asWritten(readBack(tree)), path).toEqual(asWritten(tree))
    expect(proseBlocks, path).toEqual(outerBlocks(tree))
    // What was read back renders to the same document: React finds nothing to correct.
    expect(renderToString(renderProse(readBack(tree), blocks)), path).toBe(renderToString(renderProse(tree, blocks)))
  }
}, 20_000)

test('blocks keep their props and their place, also inside a paragraph and a table', () => {
  const figure: TreeElement = ['CountUp', { value: 3, suffix: 'x' }]
  const box: TreeElement = ['Callout', { title: 'In practice' }, ['p', null, 'Words with ', ['Claim', { id: 'inner' }]]]
  const body: Tree = [
    ['p', null, 'Three times: ', figure, '.'],
    box,
    ['table', null, ['tbody', null, ['tr', null, ['td', null, ['CountUp', { value: 1 }]]]]],
  ]
  expect(readBack(body)).toEqual(body)
})

test('what the renderer added is left out, attributes get their names in React back', () => {
  document.body.innerHTML =
    '<div id="prose"><p class="lead">A<!-- note --><span data-chrome="">added</span></p><div data-unwrap=""><table><tbody><tr><td colspan="2" tabindex="-1">B</td></tr></tbody></table></div></div>'
  expect(treeFromDom(document.getElementById('prose') as Element, [])).toEqual([
    ['p', { className: 'lead' }, 'A'],
    ['table', null, ['tbody', null, ['tr', null, ['td', { colSpan: '2', tabIndex: -1 }, 'B']]]],
  ])
})
