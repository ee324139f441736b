/** A field as people name it, who count from 1: `['offices', 0, 'name']` is `offices`, item 1, `name`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const parts: string[] = []
  let names: string[] = []
  const endNames = () => {
    if (names.length > 0) parts.push(`\`${names.join('.')}\``)
    names = []
  }
  for (const segment of path) {
    if (typeof segment !== 'number') names.push(String(segment))
    else {
      endNames()
      parts.push(`item ${segment + 1}`)
    }
  }
  endNames()
  return parts.join(', ') || 'It'
}
