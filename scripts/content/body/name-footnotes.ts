import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'
import type { ArticleWords } from '#src/content/schemas/article-words.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** The words of the section with the footnotes, from `content/site/article.json`. */
export type FootnoteWords = Pick<ArticleWords, 'footnotes' | 'footnote' | 'footnoteBack'>

/** Gives the section with the footnotes, which ends a body, its heading, and all links from the text to them and back their names. */
export function nameFootnotes(body: Tree, words: FootnoteWords): Tree {
  const last = body.at(-1)
  if (!Array.isArray(last) || !last[1]?.['data-footnotes']) return body
  const [type, props, heading, ...notes] = last as [string, TreeElement[1], TreeElement, ...TreeNode[]]
  const named: TreeElement = [
    type,
    props,
    [...heading, words.footnotes],
    ...notes.map((note) => nameLinks(note, words)),
  ]
  return [...body.slice(0, -1).map((node) => nameCalls(node, words)), named]
}

/** A number alone would be heard as a part of the sentence: “in 1917, 1”. */
function nameCalls(node: TreeNode, words: FootnoteWords): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const isCall = type === 'a' && String(props?.href).startsWith('#fn-')
  const name = isCall && { 'aria-label': fillWords(words.footnote, { number: String(children[0]) }) }
  return [type, name ? { ...props, ...name } : props, ...children.map((child) => nameCalls(child, words))]
}

function nameLinks(node: TreeNode, words: FootnoteWords): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const number = props?.['aria-label']
  const name = type === 'a' && typeof number === 'string' && fillWords(words.footnoteBack, { number })
  return [type, name ? { ...props, 'aria-label': name } : props, ...children.map((child) => nameLinks(child, words))]
}
