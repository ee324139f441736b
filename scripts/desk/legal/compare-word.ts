import { JSDOM } from 'jsdom'
import { DOMSerializer, type Node } from 'prosemirror-model'
import type { Tree, TreeElement, TreeNode } from '../../../src/body/tree.ts'
import type { LegalRedline } from '../../../src/desk/requests/legal.ts'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { plainLegalBody } from '../../../src/pages/legal/view/body.ts'
import { placedVersion } from '../../../src/pages/legal/view/history.ts'
import { type Redline, type RedlineWords, redline } from '../../../src/pages/legal/view/redline.ts'
import type { LiveCheck } from '../../dev/live-check.ts'
import { readApart } from '../word/read-apart.ts'
import { restoreKinds } from './docx/restore-kinds.ts'
import { comparable } from './legal-redline.ts'

/**
 * A Word document that came back, compared with the version it was made from: what others changed in it. Changes it
 * tracks count as accepted.
 *
 * @throws Refusal when it is no such document, or a legal text has errors
 */
export async function compareWord(check: LiveCheck, slug: string, bytes: Buffer): Promise<LegalRedline> {
  const content = comparable(check, slug)
  const today = check.today()
  const { source } = placedVersion(slug, content, today).version
  const words = content.single('legalWords').redline
  const compared = await compareTexts(plainLegalBody(source, content, today), bytes, words)
  return { title: source.data.title, before: source.data.effective, now: source.data.effective, ...compared }
}

/** @throws Refusal when it is no document of Word */
export async function compareTexts(text: Tree, bytes: Buffer, words: RedlineWords): Promise<Redline> {
  const { body } = await readApart(await restoreKinds(bytes))
  // A Word document has neither all links nor the looks of the site.
  return redline(text.flatMap(withNotes), treeOf(body), words, 'words')
}

/** In a Word document the words of notes stand below the text, without a heading and links back. */
function withNotes(node: TreeNode): Tree {
  if (typeof node === 'string' || !node[1]?.['data-footnotes']) return [node]
  const [, , , list] = node
  const items = (list?.slice(2) ?? []) as TreeElement[]
  return items.flatMap((item) => withoutBack(item.slice(2) as Tree))
}

/** The links back stand at the end, each behind a blank. */
function withoutBack(nodes: Tree): Tree {
  const back = nodes.findIndex((node) => typeof node !== 'string' && node[1]?.['aria-label'] !== undefined)
  return nodes
    .slice(0, back === -1 ? undefined : back - 1)
    .map((node) => (typeof node === 'string' ? node : [node[0], node[1], ...withoutBack(node.slice(2) as Tree)]))
}

/** A body as the tree that texts are compared in. */
function treeOf(body: Node): Tree {
  const { document } = new JSDOM('').window
  const holder = document.createElement('div')
  DOMSerializer.fromSchema(bodySchema).serializeFragment(body.content, { document }, holder)
  // No legal text has a picture: somebody's signature or seal is no change of its words.
  for (const picture of holder.querySelectorAll('[data-block]')) picture.remove()
  // What stands in a cell is one line, and what stands in an item without a list below it as well.
  for (const line of holder.querySelectorAll('td > p, th > p, li > p')) line.replaceWith(...line.childNodes)
  for (const note of holder.querySelectorAll('[data-footnote]')) note.replaceWith(...note.childNodes)
  for (const table of holder.querySelectorAll('table')) withHead(table)
  return [...holder.childNodes].flatMap(nodeOf)
}

/** The row of column names stands apart, as in the texts of the site. */
function withHead(table: HTMLTableElement): void {
  const [first] = table.rows
  if (!first?.querySelector('th')) return
  table.createTHead().append(first)
}

function nodeOf(node: ChildNode): TreeNode[] {
  if (node.nodeType === 3) return node.textContent ? [node.textContent] : []
  const children = [...node.childNodes].flatMap(nodeOf)
  return node.nodeType === 1 ? [[node.nodeName.toLowerCase(), null, ...children]] : []
}
