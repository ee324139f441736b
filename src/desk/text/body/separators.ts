import type { Node } from 'prosemirror-model'

/** How two neighbours have to be separated: by the end of a line, or by a blank line. */
export type Gap = 'line' | 'blank'

/** What is written between two neighbours in the house style. */
export function houseGap(parent: string, before: Node, after: Node): Gap {
  if (parent === 'bullet_list' || parent === 'ordered_list' || parent === 'table') return 'line'
  if (parent === 'list_item') return leastGap(parent, before, after)
  return before.type.name === 'footnote' && after.type.name === 'footnote' ? 'line' : 'blank'
}

const canFollow = new Set(['bullet_list', 'code_block', 'blockquote', 'heading'])

/** What two neighbours need so that they are not read as one. */
export function leastGap(parent: string, { type: before }: Node, { type: after, attrs }: Node): Gap {
  if (parent === 'bullet_list' || parent === 'ordered_list' || parent === 'table') return 'line'
  if (before.name === after.name && (before.name === 'block' || before.name === 'footnote')) return 'line'
  if (before.name === 'heading' || before.name === 'code_block') return after.name === 'hr' ? 'blank' : 'line'
  const follows = canFollow.has(after.name) || (after.name === 'ordered_list' && attrs.start === 1)
  return before.name === 'paragraph' && follows ? 'line' : 'blank'
}

/** Whether a passage of the text separates two neighbours well enough. */
export function separates(passage: string, least: Gap): boolean {
  return /^[\s>]*$/.test(passage) && passage.split('\n').length > (least === 'line' ? 1 : 2)
}

/** A gap as it is written where lines begin with a prefix. */
export function writtenGap(gap: Gap, prefix: string): string {
  return gap === 'line' ? `\n${prefix}` : `\n${prefix.trimEnd()}\n${prefix}`
}
