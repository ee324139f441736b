import { withoutItem, wordsAt } from '../model/fix.ts'
import type { RuleId } from '../rules/rules.ts'
import { type Context, report } from './context.ts'
import { formulaAround } from './formula.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { noteSigns } from './notes.ts'
import { otherSigns } from './other-systems.ts'
import { type Stray, strays } from './strays.ts'

const signs: readonly [RuleId, readonly Stray[]][] = [
  ['not-markdown', strays],
  ['other-system', otherSigns],
  ['note-syntax', noteSigns],
]

/**
 * Reports what was meant as Markdown in a paragraph, a heading, a cell of a table or the words on the line of a tag, and
 * became letters.
 */
export function reportStrays(node: MarkdownNode, context: Context) {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined || !hasSigns(node)) return
  const text = lettersOnly(node, context.text, [start, end])
  for (const [rule, list] of signs)
    for (const { pattern, message, hint, write, fix, isTold } of list) {
      // matchAll makes a pattern of its own each time, and most find nothing.
      if (text.search(pattern) === -1) continue
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const from = start + index + found.search(/\S/)
        const to = start + index + found.trimEnd().length
        const written = context.text.slice(from, to)
        if (isTold?.(context.text, from)) continue
        const words = write?.(written, context.text[from - 1] ?? '', context.text[to] ?? '')
        const press =
          words === undefined
            ? fix?.(context.text, from, to)
            : ((words ? undefined : withoutItem(context.text, from, to)) ?? wordsAt(context.text, from, to, words))
        report(context, rule, [from, to], message, typeof hint === 'string' ? hint : hint(written), press && [press])
      }
    }
}

const anySign = /[*[#|<}–•▪◦‣●○·【^$\\\uf0b7\u00a0\t]|==|::|!!!|:\w+:|%%|\+\+|\n:/
const firstSign = /^(?:a[.)]|(?:-|1[.)])\p{L}|\?\?\?|h\d\.)/u

/** Whether one of the strays has become a letter: seldom enough to look closer only then. */
const hasSigns = ({ type, value = '', children = [] }: MarkdownNode): boolean =>
  type === 'text' ? anySign.test(value) || firstSign.test(value) : children.some(hasSigns)

/** The source of a node in which everything that did become Markdown is a sign that means nothing. */
function lettersOnly(node: MarkdownNode, text: string, [start, end]: [number, number]): string {
  const source = text.slice(start, end)
  const ranges: [number, number][] = []
  const visit = (inner: MarkdownNode) => {
    const { start: from, end: to } = inner.position ?? {}
    const isLetters =
      inner.type === 'text' || (inner.type === 'mdxTextExpression' && formulaAround(text, from?.offset ?? 0))
    if (isLetters && from?.offset !== undefined && to?.offset !== undefined)
      ranges.push([from.offset - start, to.offset - start])
    inner.children?.forEach(visit)
  }
  visit(node)
  let letters = ''
  for (const [from, to] of ranges) {
    if (from < letters.length) continue
    letters += hidden(source.slice(letters.length, from)) + source.slice(from, to)
  }
  return letters + hidden(source.slice(letters.length))
}

function hidden(text: string): string {
  return text.replace(/[^\n \t>]/g, '\ue000')
}
