import { isBlock, type TreeElement, type TreeNode } from '#src/body/tree.ts'
import { type Collection, collections } from '#src/content/collections.ts'
import { vocabulary } from '../../body/vocabulary.ts'
import { wordsIn } from '../../body/words-in.ts'
import { readFieldsOf } from '../../fields/read-fields-of.ts'
import type { FileResult, ReadAs } from '../../model/file-result.ts'
import type { Where } from './place-finder.ts'

/** A text as visitors read it, in one piece: a paragraph, a heading, a label. */
export interface ReadText {
  text: string
  as: ReadAs
  isHeading?: boolean
  /** How many words it has. */
  words: number
  where: Where
  /** The field it stands in. */
  field?: string | undefined
}

/** Stands for what is no prose among words: code, a figure that is filled in. */
export const filled = '\uFFFC'

/** Elements whose words belong to the paragraph around them. */
const inline = new Set(['a', 'del', 'em', 'strong'])
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Nearly every text is in one line already. */
const inOneLine = (words: string) => (/[^\S ]| {2}|^ | $/.test(words) ? words.replace(/\s+/g, ' ').trim() : words)
const isTitle = (field: string) => field === 'title' || field.endsWith('.title')

/** Every text of a file that visitors read. */
export function readTexts({ collection, value, body }: Pick<FileResult, 'collection' | 'value' | 'body'>): ReadText[] {
  const texts: ReadText[] = []
  const row: Collection = collections[collection]
  const schema = readFieldsOf(row.schema)
  const addLine = (where: Where) => (text: string, isProse: boolean, path: string) =>
    texts.push({
      text: inOneLine(text),
      words: wordsIn(text),
      as: isProse ? 'prose' : 'name',
      isHeading: isTitle(path),
      where,
      field: where === 'field' ? path : undefined,
    })
  if (row.kind !== 'list') schema(value, '', addLine('field'))
  else if (Array.isArray(value))
    for (const [index, record] of value.entries()) schema(record, String(index), addLine('field'))

  /** The words of the text that is being read: those side by side are one text, up to the next element that stands alone. */
  let words = ''
  function end(as: ReadAs, isHeading: boolean) {
    const text = inOneLine(words)
    words = ''
    if (text) texts.push({ text, words: wordsIn(text), as, isHeading, where: 'body' })
  }

  function addParts(nodes: readonly TreeNode[], from: number, as: ReadAs, isHeading: boolean) {
    for (let at = from; at < nodes.length; at += 1) {
      const node = nodes[at] as TreeNode
      if (typeof node === 'string') words += node
      else if (inline.has(node[0]) || (node[0] === 'code' && as === 'code'))
        addParts(node as readonly TreeNode[], 2, as, isHeading)
      else if (node[0] === 'br') words += ' '
      else if (node[0] === 'code') {
        const around = words
        words = ''
        addParts(node as readonly TreeNode[], 2, 'code', false)
        end('code', false)
        words = around + filled
      } else if (vocabulary.get(node[0])?.inline) words += filled
      // The number of a footnote is no word of the sentence.
      else if (node[0] !== 'sup') {
        end(as, isHeading)
        addElement(node, as)
      }
    }
  }

  function addElement(node: TreeElement, as: ReadAs) {
    const [type, props] = node
    const block = isBlock(node) ? vocabulary.get(type) : undefined
    if (block) readFieldsOf(block.props)(props, '', addLine('attribute'))
    const own = type === 'pre' ? 'code' : type === 'blockquote' || type === 'Quote' ? 'quotation' : as
    const isHeading = headings.has(type)
    addParts(node as readonly TreeNode[], 2, own, isHeading)
    end(own, isHeading)
  }

  addParts(body, 0, 'prose', false)
  end('prose', false)
  return texts
}

/** Counts the words of texts. */
export function wordCounts(texts: readonly ReadText[]): NonNullable<FileResult['read']> {
  const counts: FileResult['read'] = {}
  for (const { words, as } of texts) counts[as] = (counts[as] ?? 0) + words
  return counts
}
