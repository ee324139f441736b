import { plainText, rawText } from '#src/lib/line-ends.ts'
import { isEqual } from './is-equal.ts'

/** A change of a text: what stands between two offsets, in UTF-16 units, is replaced. */
export interface TextEdit {
  from: number
  to: number
  insert: string
}

/** The text after edits that are sorted and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, insert } of edits) {
    result += text.slice(at, from) + insert
    at = to
  }
  return result + text.slice(at)
}

/** The same change in as few characters as possible: edits that touch become one, and what stays the same is left out. */
export function tidyEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const joined: TextEdit[] = []
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1)
    if (last && last.to >= edit.from) {
      last.insert += edit.insert
      last.to = edit.to
    } else joined.push({ ...edit })
  }
  return joined.map((edit) => trimmed(text, edit)).filter(({ from, to, insert }) => to > from || insert !== '')
}

/** The text of a file after edits of what `plainText` makes of it. What is not edited keeps its line ends, and its mark. */
export function editAsRead(raw: string, edit: (plain: string) => readonly TextEdit[]): string {
  const plain = plainText(raw)
  return rawText(raw, applyEdits(plain, tidyEdits(plain, edit(plain))))
}

/** The one stretch in which two texts differ, as an edit of the first. */
export function replacement(before: string, after: string): TextEdit | undefined {
  return before === after ? undefined : trimmed(before, { from: 0, to: before.length, insert: after })
}

/**
 * What turns a text with some edits into the same text with others, without looking at what both leave alone. Edits are
 * sorted and do not overlap.
 */
export function editBetween(
  text: string,
  before: readonly TextEdit[],
  after: readonly TextEdit[],
): TextEdit | undefined {
  let start = 0
  while (start < before.length && isEqual(before[start], after[start])) start += 1
  if (start === before.length && start === after.length) return undefined
  const most = Math.min(before.length, after.length) - start
  let end = 0
  while (end < most && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const from = Math.min(...[...old, ...now].map((edit) => edit.from))
  const to = Math.max(...[...old, ...now].map((edit) => edit.to))
  const stretch = (edits: TextEdit[]) => applyEdits(text.slice(0, to), [{ from: 0, to: from, insert: '' }, ...edits])
  const edit = replacement(stretch(old), stretch(now))
  const shift =
    from + before.slice(0, start).reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0)
  return edit && { ...edit, from: edit.from + shift, to: edit.to + shift }
}

/** An edit without what it would replace by itself. */
function trimmed(text: string, { from, to, insert }: TextEdit): TextEdit {
  const old = text.slice(from, to)
  let start = 0
  const most = Math.min(old.length, insert.length)
  while (start < most && old[start] === insert[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === insert.at(-1 - end)) end += 1
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) }
}
