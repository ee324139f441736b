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
