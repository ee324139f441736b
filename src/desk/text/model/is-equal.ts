/** Whether two values of fields are the same data, in whatever order their fields stand. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [first, second] = [Object.entries(a), new Map(Object.entries(b))]
  return first.length === second.size && first.every(([key, item]) => second.has(key) && isEqual(item, second.get(key)))
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
