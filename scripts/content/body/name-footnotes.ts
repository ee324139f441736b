import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'
import type { ArticleWords } from '#src/content/schemas/article-words.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** The words of the section with the footnotes, from `content/site/article.json`. */
export type FootnoteWords = Pick<ArticleWords, 'footnotes' | 'footnoteBack'>

/** Gives the section with the footnotes, which ends a body, its heading and the names of its links back to the text. */
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
  return [...body.slice(0, -1), named]
}

function nameLinks(node: TreeNode, words: FootnoteWords): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const number = props?.['aria-label']
  const name = type === 'a' && typeof number === 'string' && fillWords(words.footnoteBack, { number })
  return [type, name ? { ...props, 'aria-label': name } : props, ...children.map((child) => nameLinks(child, words))]
}
