import { type CollectionName, collections } from '#src/content/collections.ts'
import { keysOf } from '../../fields/schema-at.ts'
import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'

/** Collections that are shown in groups, each with an order of its own. */
const groups: Partial<Record<CollectionName, string>> = { advisors: 'featured' }

/** Which of two records comes first is decided by their order, so no two have the same. */
export const sameOrder: Check = (facts) =>
  (Object.keys(collections) as CollectionName[])
    .filter((name) => keysOf(collections[name].schema).includes('order'))
    .flatMap((name) => eachOrder(name)(facts))

function eachOrder(name: CollectionName): Check {
  const first = new Map<string, string>()
  return eachRecord(name, ({ file, fields }) => {
    const values = fields as Record<string, unknown>
    const key = `${String(values[groups[name] ?? ''])} ${String(values.order)}`
    const other = first.get(key)
    if (other === undefined) first.set(key, file)
    if (other === undefined) return
    const message = `The position ${String(values.order)} is also that of ${other}.`
    const hint = 'Give each a position of its own; 1 comes first.'
    return { field: 'order', message, hint }
  })
}
