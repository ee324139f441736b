import type { FieldPath } from './field-props.ts'

/**
 * Where a value can be set when the groups around it may not exist yet: the place of the outermost one that is missing, and
 * the value with the groups around it.
 */
export function settable(data: unknown, path: FieldPath, value: unknown): { path: FieldPath; value: unknown } {
  let here = data
  for (const [depth, key] of path.entries()) {
    const next = (here as Record<string | number, unknown> | undefined)?.[key]
    if (next === undefined && depth < path.length - 1 && value !== undefined) {
      const missing = path.slice(depth + 1)
      return { path: path.slice(0, depth + 1), value: missing.reduceRight<unknown>(wrapped, value) }
    }
    here = next
  }
  return { path, value }
}

const wrapped = (value: unknown, key: string | number) => (typeof key === 'number' ? [value] : { [key]: value })
