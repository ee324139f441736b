import type { Tree, TreeElement, TreeNode } from '../../../src/body/tree.ts'
import { isPlaceSign } from '../word/word-markup.ts'

const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string'
const children = (node: TreeElement) => node.slice(2) as Tree
const withChildren = (node: TreeElement, inside: Tree): TreeElement => [node[0], node[1], ...inside]
/** As many as are seen. */
export const lettersIn = (text: string) => text.replaceAll(/\s/g, '').length

/** A text without the signs of what others wrote beside it, and how many letters of it stand before each. */
export function withoutSigns(body: Tree): { body: Tree; letters: Map<string, number> } {
  const letters = new Map<string, number>()
  let count = 0
  const without = (nodes: Tree): Tree =>
    nodes.flatMap((node): Tree => {
      if (isElement(node)) {
        const inside = without(children(node))
        // Nothing but a sign stood in it.
        return inside.length === 0 && children(node).length > 0 ? [] : [withChildren(node, inside)]
      }
      const words = [...node].filter((sign) => {
        if (isPlaceSign(sign)) letters.set(sign, count)
        else count += lettersIn(sign)
        return !isPlaceSign(sign)
      })
      return words.length > 0 ? [words.join('')] : []
    })
  return { body: without(body), letters }
}

/** What a comparison says beside the later text. */
const beside = new Set(['spoken', 'redline-label', 'redline-remark'])
const passages = new Set(['h2', 'h3', 'h4', 'p'])
const holders = new Set(['li', 'td', 'th'])
const lists = new Set(['ul', 'ol'])

/**
 * A comparison with an `aside` for each markup, behind the passage it stands in.
 *
 * @param places how many letters of the later text stand before each markup
 */
export function placeMarkup(body: Tree, places: readonly number[]): Tree {
  let waiting = places.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at)
  let count = 0
  const due = (): Tree => {
    const here = waiting.filter(({ at }) => at <= count)
    waiting = waiting.filter(({ at }) => at > count)
    return here.map(({ index }): TreeElement => ['aside', { 'data-markup': String(index) }])
  }
  const placed = (nodes: Tree): Tree =>
    nodes.flatMap((node): Tree => {
      if (!isElement(node)) {
        count += lettersIn(node)
        return [node]
      }
      const [name, props] = node
      if (name === 'del' || beside.has(String(props?.className))) return [node]
      if (!holders.has(name)) {
        const same = withChildren(node, placed(children(node)))
        return passages.has(name) ? [same, ...due()] : [same]
      }
      const first = children(node).findIndex((child) => isElement(child) && lists.has(child[0]))
      const words = first === -1 ? children(node) : children(node).slice(0, first)
      const own = placed(words)
      return [withChildren(node, [...own, ...due(), ...placed(children(node).slice(words.length))])]
    })
  const first = due()
  const rest = placed(body)
  count = Number.POSITIVE_INFINITY
  return [...first, ...rest, ...due()]
}
