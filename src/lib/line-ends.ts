/** The text of a file as the check and the desk see it: line ends are `\n`, and there is no byte-order mark. */
export function plainText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/**
 * The text of a file after it was written in, with the mark and the line ends it had. In the stretch that changed, as many
 * lines instead of as many others end as these did; any other new line ends as the first line of the file does.
 *
 * @param raw the file as it was.
 * @param text what `plainText` made of it, written in since.
 */
export function rawText(raw: string, text: string): string {
  const [old, now] = [plainText(raw), plainText(text)]
  if (raw === old) return now
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const [from, to] = [rawOffset(raw, start), rawOffset(raw, old.length - end)]
  const written = now.slice(start, now.length - end)
  const replaced = lineEnds(raw.slice(from, to))
  const own = replaced.length === lineEnds(written).length ? replaced : []
  const [first = '\n'] = lineEnds(raw)
  let line = 0
  return raw.slice(0, from) + written.replaceAll('\n', () => own[line++] ?? first) + raw.slice(to)
}

const lineEnds = (raw: string): string[] => raw.match(/\r\n?|\n/g) ?? []

/** Where a place of the plain text stands in the file. */
function rawOffset(raw: string, offset: number): number {
  let at = offset
  for (const { 0: found, index } of raw.matchAll(/^\uFEFF|\r\n?/g)) {
    if (found === '\uFEFF') at += 1
    else if (index >= at) break
    else if (found === '\r\n') at += 1
  }
  return at
}
