const letter = /[\p{L}\p{N}]/u
const [space, noBreakSpace, lastOfAscii] = [0x20, 0xa0, 0x7f]

/**
 * The number of words in a text: of what stands between spaces and has a letter or a figure. Every word of an archive passes
 * here, and a pattern would make a text of each.
 */
export function wordsIn(text: string): number {
  if (text.includes('\n') || text.includes('\t') || text.includes('\u00a0')) return wordsInLines(text)
  let count = 0
  // Behind the first letter of a word nothing is asked up to the next space.
  for (let at = 0; at < text.length; at += 1) {
    if (!isWord(text, at)) continue
    count += 1
    at = text.indexOf(' ', at)
    if (at === -1) break
  }
  return count
}

function wordsInLines(text: string): number {
  let count = 0
  let isCounted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code <= space || code === noBreakSpace) isCounted = false
    else if (!isCounted && isWord(text, at)) {
      isCounted = true
      count += 1
    }
  }
  return count
}

function isWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code > lastOfAscii ? letter.test(text[at] as string) : isAlphanumeric(code)
}

const isAlphanumeric = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
