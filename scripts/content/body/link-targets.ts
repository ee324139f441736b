import { slug } from 'github-slugger'
import type { WholeFix } from '../model/fix.ts'
import { spanAt } from '../model/position.ts'
import type { Context, Outlined } from './context.ts'
import { escaped } from './html-mistake.ts'

/**
 * Names for links that an element of HTML gives its place go with it: the links of the text lead to the heading it stands
 * at from then on, by the same press.
 */
export function moveLinks({ targets, outline, text, issues }: Context) {
  for (const { names, node, fix, id } of targets) {
    const heading = id ?? idAt(outline, text, node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
    const issue = issues.find(({ fixes }) => fixes?.[0] === fix)
    if (issue && heading) issue.fixes = [names.reduce((moved, name) => withLinks(moved, text, name, heading), fix)]
  }
}

/** A press that also lets the links of a text to one name lead to another. */
export function withLinks(fix: WholeFix, text: string, name: string, other: string): WholeFix {
  const links = [...text.matchAll(new RegExp(`\\]\\(#${escaped(name)}\\)`, 'g'))]
  const moved = links.map(({ 0: instead, index }) => {
    const { line, column } = spanAt(text, index)
    return { line, column, instead, write: `](#${other})` }
  })
  return name === other ? fix : { ...fix, edits: [...fix.edits, ...moved].sort(byPlace) }
}

const byPlace = (a: WholeFix['edits'][number], b: WholeFix['edits'][number]) => a.line - b.line || a.column - b.column

/** The name of the heading that a place is in or directly before, or below which it stands. */
function idAt(outline: readonly Outlined[], text: string, start: number, end: number): string | undefined {
  const next = outline.find(({ node }) => (node?.position?.end.offset ?? 0) >= end)
  const isAt =
    next &&
    text
      .slice(end, next.node?.position?.start.offset)
      .replace(/<[^<>]*>/g, '')
      .trim() === ''
  const heading = isAt ? next : outline.findLast(({ node }) => (node?.position?.end.offset ?? Infinity) <= start)
  return heading && (heading.id ?? slug(heading.words))
}
