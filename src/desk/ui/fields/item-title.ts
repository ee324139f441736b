import { words } from '../../words.ts'

/** What an item of a list is called: its title, name, label or first words. */
export function itemTitle(value: unknown, index: number): string {
  if (typeof value === 'string' && value) return value
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  // A figure alone says as little as what it counts: three claims are a “Success rate”, two of them of 95%.
  if (typeof fields.value === 'string' && typeof fields.label === 'string')
    return `${fields.value} ${fields.label}${typeof fields.scope === 'string' ? `: ${fields.scope}` : ''}`
  const named = [fields.title, fields.name, fields.label, fields.heading, ...Object.values(fields)]
  const title = named.find((one) => typeof one === 'string' && one !== '')
  return (title as string | undefined) ?? words.list.item(index + 1)
}
