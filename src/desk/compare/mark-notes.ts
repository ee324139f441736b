import type { Mark } from 'prosemirror-model'
import { words } from '../words.ts'
import type { Part, Piece } from './pieces.ts'

/** What an address leads to, in words. */
export type LinkName = (href: string) => string

const linkOf = (marks: readonly Mark[]) => marks.find(({ type }) => type.name === 'link')
const hrefOf = (marks: readonly Mark[]) => linkOf(marks)?.attrs.href as string | undefined
const has = (marks: readonly Mark[], name: string) => marks.some(({ type }) => type.name === name)

/** What became of words that stayed the same words: `“late invoice”: now bold`. */
export function markNotes(old: readonly Piece[], now: readonly Piece[], linkName: LinkName): string[] {
  const before = signsOf(old)
  return gathered(signsOf(now), (sign, index) => difference(before[index]?.marks ?? [], sign.marks, linkName))
}

/** Where the links of new words lead, unless words that were there before lead there. */
export function newLinkNotes(kept: readonly Piece[], added: readonly Part[], linkName: LinkName): string[] {
  const known = new Set(kept.flatMap(({ parts }) => parts.map(({ marks }) => hrefOf(marks))))
  return gathered(added, ({ marks }) => {
    const href = hrefOf(marks)
    return href === undefined || known.has(href) ? '' : words.changes.leadsTo(linkName(href))
  })
}

/** Every character with its marks; what is no word counts as one. */
function signsOf(pieces: readonly Piece[]): Part[] {
  return pieces.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.leaf ? [part] : [...part.text].map((text): Part => ({ ...part, text })))),
  )
}

/** Says the same of neighbours once. */
function gathered(parts: readonly Part[], say: (part: Part, index: number) => string): string[] {
  const found: { text: string; said: string }[] = []
  for (const [index, part] of parts.entries()) {
    const said = say(part, index)
    const last = found.at(-1)
    if (last?.said === said) last.text += part.text
    else found.push({ text: part.text, said })
  }
  return found.flatMap(({ text, said }) =>
    said && text.trim() ? [words.changes.remark(text.trim().replace(/\s+/g, ' '), said)] : [],
  )
}

function difference(before: readonly Mark[], after: readonly Mark[], linkName: LinkName): string {
  const looks = (['strong', 'em', 'del', 'code'] as const).flatMap((name) => {
    if (has(before, name) === has(after, name)) return []
    return [words.changes.marks[name][has(after, name) ? 'now' : 'former']]
  })
  return [...looks, ...linkDifference(linkOf(before), linkOf(after), linkName)].join(', ')
}

function linkDifference(before: Mark | undefined, after: Mark | undefined, linkName: LinkName): string[] {
  const [from, to] = [before, after].map((link) => link && linkName(link.attrs.href as string))
  if (from === undefined) return to === undefined ? [] : [words.changes.nowLink(to)]
  if (to === undefined) return [words.changes.formerLink(from)]
  if (before?.attrs.href !== after?.attrs.href) return [words.changes.otherLink(to, from)]
  return before?.attrs.title === after?.attrs.title ? [] : [words.changes.linkTitle]
}
