/** The text of a file as everything here sees it: line ends are `\n`, and there is no byte-order mark. */
export function plainText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/**
 * The text of a file after an edit, with the line ends and the mark it had. Lines that were not edited keep their own;
 * new ones end as the first line does.
 *
 * @param raw the file as it was.
 * @param text what `plainText` made of it, edited since.
 */
export function rawText(raw: string, text: string): string {
  const old = plainText(raw)
  if (raw === old) return text
  const most = Math.min(old.length, text.length)
  let start = 0
  while (start < most && old[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end += 1
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? '\n'
  const middle = text.slice(start, text.length - end).replaceAll('\n', lineEnd)
  return raw.slice(0, rawOffset(raw, start)) + middle + raw.slice(rawOffset(raw, old.length - end))
}

/** Where a place of the plain text stands in the file. */
function rawOffset(raw: string, offset: number): number {
  const ends = /^\uFEFF|\r\n?/g
  let at = offset
  for (const { 0: found, index } of raw.matchAll(ends)) {
    if (found === '\uFEFF') at += 1
    else if (index >= at) break
    else if (found === '\r\n') at += 1
  }
  return at
}
