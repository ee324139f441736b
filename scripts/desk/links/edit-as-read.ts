import { applyEdits, type TextEdit } from '../../../src/desk/text/model/text-edit.ts'

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
  const edits = edit(read).map(({ from, to, insert }) => ({ from: raw(from), to: raw(to), insert }))
  return applyEdits(
    text,
    edits.sort((a, b) => a.from - b.from),
  )
}
