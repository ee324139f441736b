/** The offset of a place counted from 1, as the check names it. One behind the end of its line is the end of it. */
export function offsetOf(text: string, line = 1, column = 1): number {
  let start = 0
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', start)
    if (next === -1) break
    start = next + 1
  }
  const end = text.indexOf('\n', start)
  return Math.min(start + column - 1, end === -1 ? text.length : end)
}
