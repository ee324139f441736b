/** A text in which parts that cannot be read are blank; every other character keeps its place. */
export function masked(text: string, start: number, end: number): string {
  return (
    text.slice(0, start) +
    text.slice(start, end).replace(/[^\n]+/g, (line) => ' '.repeat(line.length)) +
    text.slice(end)
  )
}
