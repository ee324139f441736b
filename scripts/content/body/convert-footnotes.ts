import type { Tree, TreeNode } from '#src/body/tree.ts'
import { type Context, report } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** The small number in the text that leads to the footnote. */
export function convertFootnoteCall(node: MarkdownNode, context: Context): TreeNode[] {
  const identifier = (node.identifier ?? '').toUpperCase()
  const call = (context.calls.get(identifier) ?? 0) + 1
  context.calls.set(identifier, call)
  const number = numberOf(identifier, context)
  return [['sup', null, ['a', { id: callId(number, call), href: `#fn-${number}` }, String(number)]]]
}

/**
 * The section with all footnotes, for the end of the body; `nameFootnotes` gives it its words. Footnotes nobody calls
 * are an error.
 */
export function convertFootnotes(context: Context): Tree {
  // A footnote may call another one, which is then added to the calls.
  const items: Tree = []
  for (const identifier of context.calls.keys()) {
    const definition = context.footnotes.get(identifier)
    if (definition) items.push(footnote(definition, identifier, context))
  }
  for (const [identifier, node] of context.footnotes) {
    if (!context.calls.has(identifier))
      report(
        context,
        'footnotes',
        node,
        `The footnote [^${node.label}] is called nowhere, so nobody would see it.`,
        `Put [^${node.label}] where it belongs in the text, or remove it.`,
      )
  }
  if (items.length === 0) return []
  return [
    [
      'section',
      { 'data-footnotes': true, 'aria-labelledby': 'footnotes' },
      ['h2', { id: 'footnotes' }],
      ['ol', null, ...items],
    ],
  ]
}

function footnote(definition: MarkdownNode, identifier: string, context: Context): TreeNode {
  const number = numberOf(identifier, context)
  const content = context.convertAll(definition.children)
  const calls = Array.from({ length: context.calls.get(identifier) ?? 1 }, (_, index) => index + 1)
  const back = calls.flatMap((call): TreeNode[] => [
    ' ',
    ['a', { href: `#${callId(number, call)}`, 'aria-label': nameOfCall(number, call) }, '↩', ...repeated(call)],
  ])
  const last = content.at(-1)
  if (Array.isArray(last) && last[0] === 'p') last.push(...back)
  else content.push(...back)
  return ['li', { id: `fn-${number}` }, ...content]
}

function repeated(call: number): TreeNode[] {
  return call > 1 ? [['sup', null, String(call)]] : []
}

function callId(number: number, call: number): string {
  return `fnref-${nameOfCall(number, call)}`
}

/** `2` for the first place that calls footnote 2, `2-3` for the third. */
function nameOfCall(number: number, call: number): string {
  return call > 1 ? `${number}-${call}` : String(number)
}

function numberOf(identifier: string, context: Context): number {
  return [...context.calls.keys()].indexOf(identifier) + 1
}

/** Tells of footnotes that are called in words and written nowhere, or whose line has no colon: then it is told there alone. */
export function reportCalls(node: MarkdownNode, words: string, context: Context) {
  const { position: { start, end } = {} } = node
  let at = start?.offset ?? 0
  for (const { 0: call, index } of words.matchAll(/\[\^[^\][\s]+\]/g)) {
    const found = context.text.indexOf(call, at)
    const isFound = found >= at && found < (end?.offset ?? 0)
    if (isFound) at = found + call.length
    const begun = context.text.includes(`\n${call} `)
    const here = begun && index === 0 && start?.column === 1
    if (begun && !here) continue
    const message = here
      ? `A colon is missing after ${call}, so this is no footnote.`
      : `The footnote ${call} is called here but written nowhere.`
    const hint = here ? `Write ${call}: and then its text.` : `Add a line ${call}: with its text at the end.`
    report(context, 'footnotes', isFound ? [found, at] : node, message, hint)
  }
}
