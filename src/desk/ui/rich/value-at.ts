/** A value of a block, and where in it some words stand. */
export interface ValuePart {
  value: string
  from: number
  to: number
}

/**
 * The value in quotation marks that a passage of a block's tag stands in. Undefined outside of any. A value that is written
 * with escapes is told with them.
 */
export function valueAt(text: string, offset = 0, end = offset): ValuePart | undefined {
  const start = text.lastIndexOf('"', offset - 1) + 1
  const value = text.slice(start, text.indexOf('"', end))
  return end > offset && start > 0 ? { value, from: offset - start, to: end - start } : undefined
}
