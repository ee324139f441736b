/** `Audit & Compliance` → `audit-and-compliance`: a label as it stands in an address. */
export function kebabCase(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
