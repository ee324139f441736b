/** The value at a path; nothing where the path leads nowhere. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, segment) => (value as Record<PropertyKey, unknown> | null | undefined)?.[segment],
    root,
  )
}
