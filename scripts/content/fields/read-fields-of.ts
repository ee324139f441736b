import type { z } from 'zod'
import { partsOf, readAs } from './schema-at.ts'

/** Told of a text that visitors read: whether it is prose, and the path of its field. */
type Tell = (text: string, isProse: boolean, field: string) => void
type Walk = (value: unknown, field: string, tell: Tell) => void

const walks = new WeakMap<z.ZodType, Walk>()
const nothing: Walk = () => undefined

/** Finds the texts in values of a schema that visitors read. Worked out once for a schema: what holds none is passed over. */
export function readFieldsOf(schema: z.ZodType): Walk {
  const known = walks.get(schema) ?? walkOf(schema)
  walks.set(schema, known)
  return known
}

function walkOf(schema: z.ZodType): Walk {
  const isProse = readAs(schema)
  if (isProse !== undefined)
    return (value, field, tell) => void (typeof value === 'string' && tell(value, isProse, field))
  const { fields, each, either } = partsOf(schema)
  if (either) return either.map((one) => readFieldsOf(one)).find((walk) => walk !== nothing) ?? nothing
  const own = Object.entries(fields).flatMap(([name, part]) => {
    const walk = readFieldsOf(part)
    return walk === nothing ? [] : [{ name, walk }]
  })
  const ofEach = each ? readFieldsOf(each) : nothing
  if (own.length === 0 && ofEach === nothing) return nothing
  return (value, field, tell) => {
    if (typeof value !== 'object' || value === null) return
    const path = field && `${field}.`
    for (const { name, walk } of own) walk((value as Record<string, unknown>)[name], path + name, tell)
    if (ofEach !== nothing) for (const [name, item] of Object.entries(value)) ofEach(item, path + name, tell)
  }
}
