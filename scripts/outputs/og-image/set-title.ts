/** A title as it is set: its lines and their size in pixels. */
export interface SetTitle {
  size: number
  lines: string[]
}

const sizes = [84, 76, 68, 62, 56, 50, 45]

/** Breaks words into lines no wider than `limit`, or nothing when one word alone is wider. */
function breakLines(words: string[], limit: number, width: (text: string) => number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (width(longer) <= limit) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines.every((line) => width(line) <= limit) ? lines : undefined
}

/** Breaks words into as few lines as the limit allows, all of about the same length. */
function balance(words: string[], limit: number, width: (text: string) => number): string[] | undefined {
  let lines = breakLines(words, limit, width)
  for (let narrower = limit * 0.96; lines; narrower *= 0.96) {
    const next = breakLines(words, narrower, width)
    if (next?.length !== lines.length) return lines
    lines = next
  }
  return lines
}

/** Sets a title as large as a column allows. `width` measures a text per em. */
export function setTitle(
  title: string,
  column: { width: number; height: number },
  width: (text: string) => number,
): SetTitle {
  const words = title.split(/\s+/)
  for (const size of sizes) {
    const lines = balance(words, column.width, (text) => width(text) * size)
    if (lines && lines.length * size * 1.06 <= column.height) return { size, lines }
  }
  const size = sizes.at(-1) as number
  return { size, lines: breakLines(words, column.width * 2, (text) => width(text) * size) ?? [title] }
}
