import type { MarkdownNode } from './markdown-node.ts'

/** Stands for the signs of code while a text is parsed. A text that has this sign itself is parsed as it is. */
const quiet = '\ue0ff'
const everyQuiet = /\ue0ff/g

/** From a line of ``` or ~~~ to one of its kind below, each line with the same signs of quotation before it. */
const fence =
  /^((?:[ \t]*>)*)[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[^`{<\\\n]*\n((?:\1.*\n){0,500}?)\1[ \t]*\2[`~]*[ \t]*$/dgm
/** Code within a line. A sign | may end the cell of a table before the code ends. */
const span = /(?<![`\\{])(`+)(?!`)((?:[^\n|]{0,500}?)[^\n|`])\1(?!`)/dg

/**
 * The text with signs that mean nothing in the place of its samples of code, which need not keep the parser from the rest.
 * Undefined when there are none.
 */
export function quietCode(text: string): string | undefined {
  if (text.includes(quiet)) return undefined
  const found = blanked(blanked(text, fence, 3), span, 2)
  return found === text ? undefined : found
}

/** The text without its samples of code. */
export const withoutCode = (text: string): string => text.replace(fence, '').replace(span, '')

/** The text with the signs blank that a group of a pattern holds. What is space, or a sign of quotation, stays. */
function blanked(text: string, pattern: RegExp, group: number): string {
  let [found, end] = ['', 0]
  for (const { indices } of text.matchAll(pattern)) {
    const [from, to] = indices?.[group] ?? [end, end]
    found += text.slice(end, from) + text.slice(from, to).replace(/[^\s>]/g, quiet)
    end = to
  }
  return found + text.slice(end)
}

/** Puts the code back into the tree of a text that was made quiet. False when some of what was blank is no code in it. */
export function restoreCode(root: MarkdownNode, text: string, quieted: string): boolean {
  let left = quieted.match(everyQuiet)?.length ?? 0
  const visit = (node: MarkdownNode) => {
    const { start, end } = node.position ?? {}
    if ((node.type === 'code' || node.type === 'inlineCode') && node.value?.includes(quiet)) {
      let at = start?.offset ?? 0
      node.value = node.value.replace(everyQuiet, (sign) => {
        at = quieted.indexOf(quiet, at) + 1
        left -= 1
        return at > 0 && at <= (end?.offset ?? 0) ? (text[at - 1] as string) : sign
      })
      if (node.value.includes(quiet)) left = Number.NaN
    }
    node.children?.forEach(visit)
  }
  visit(root)
  return left === 0
}
