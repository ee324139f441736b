/** A change of a text: offsets in UTF-16 units. */
export interface TextEdit {
  from: number
  to: number
  insert: string
}

/** The text with edits that do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.toSorted((a, b) => a.from - b.from)
  let at = 0
  let result = ''
  for (const { from, to, insert } of sorted) {
    result += text.slice(at, from) + insert
    at = to
  }
  return result + text.slice(at)
}

/**
 * Edits a text as the check reads it: without the mark some programs put at the start, and with plain line ends. What is
 * not edited keeps its bytes.
 */
export function editAsRead(text: string, edit: (read: string) => readonly TextEdit[]): string {
  const kept: number[] = []
  let read = ''
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    if (text[at] === '\r' && text[at + 1] === '\n') continue
    kept.push(at)
    read += text[at]
  }
  const raw = (offset: number) => kept[offset] ?? text.length
  return withEdits(
    text,
    edit(read).map(({ from, to, insert }) => ({ from: raw(from), to: raw(to), insert })),
  )
}
