import type { JsonSchema } from '../requests/json-schema.ts'
import { dataSteps } from '../text/fields/data-steps.ts'
import { isEqual, isGroup } from '../text/model/is-equal.ts'
import { type FieldKind, fieldKind } from '../ui/fields/field-kind.ts'
import { itemTitle } from '../ui/fields/item-title.ts'
import { pathWords } from '../ui/problems/place-words.ts'
import { words } from '../words.ts'
import type { Change, Setting } from './change.ts'
import { lineChanges, sameLine } from './line-changes.ts'
import { textPieces, wholePiece } from './pieces.ts'
import { valueWords } from './value-words.ts'

/** A field in both versions; a value that is undefined is not there. */
interface Field {
  schema: JsonSchema
  path: readonly (string | number)[]
  before: unknown
  after: unknown
}

/**
 * The fields in which two versions of data differ, in the order of their form. Data that is undefined is not there.
 *
 * @param within what stands before the names of all fields: the block they are of.
 */
export function fieldChanges(
  setting: Setting,
  schema: JsonSchema,
  [before, after]: readonly [unknown, unknown],
  within: readonly string[] = [],
): Change[] {
  const placed = (path: Field['path']) => [...within, ...(path.length > 0 ? [pathWords(path)] : [])].join(' › ')
  const visit = (field: Field): Change[] => {
    const { before, after } = field
    if (isEqual(before, after)) return []
    if (isOf(isGroup, before, after)) return groupChanges(field)
    if (isOf(Array.isArray, before, after)) return listChanges(field)
    return [valueChange(field)]
  }
  const groupChanges = ({ schema, path, ...both }: Field): Change[] => {
    const [before, after] = [both.before, both.after] as (Record<string, unknown> | undefined)[]
    const keys = new Set([schema.properties, after, before].flatMap((one) => Object.keys(one ?? {})))
    keys.delete('$schema')
    const found = [...keys].flatMap((key) => {
      const changes = visit({
        schema: propertyOf(schema, key),
        path: [...path, key],
        before: before?.[key],
        after: after?.[key],
      })
      const isPicture = key === 'src' && fieldKind(schema) === 'picture'
      return isPicture ? changes.map((change) => ({ ...change, pictures: namesOf(before?.src, after?.src) })) : changes
    })
    return found.length > 0 || path.length === 0 ? found : [emptyChange(path, before === undefined)]
  }
  const listChanges = ({ schema, path, before, after }: Field): Change[] => {
    const items = schema.items ?? {}
    const steps = dataSteps((before ?? []) as unknown[], (after ?? []) as unknown[])
    const gone = new Set(steps.flatMap((step) => (step.type === 'deleted' ? [step.old] : [])))
    const moves = new Map(
      steps.flatMap((step) => {
        if (step.type !== 'inserted') return []
        const from = [...gone].find(({ value }) => isEqual(value, step.now.value))
        if (from) gone.delete(from)
        return from ? [[step.now, from] as const] : []
      }),
    )
    const found = steps.flatMap((step): Change[] => {
      if (step.type === 'deleted') {
        if (!gone.has(step.old)) return []
        return visit({ schema: items, path: [...path, step.old.index], before: step.old.value, after: undefined })
      }
      const { value, index } = step.now
      const here = [...path, index]
      const from = step.type === 'inserted' ? moves.get(step.now) : undefined
      if (from) return [movedItem(items, here, value, from.index)]
      return visit({
        schema: items,
        path: here,
        before: step.type === 'same' ? step.old.value : undefined,
        after: value,
      })
    })
    return found.length > 0 ? found : [emptyChange(path, before === undefined)]
  }
  const movedItem = (schema: JsonSchema, path: Field['path'], value: unknown, from: number): Change => {
    const index = path.at(-1) as number
    const said = typeof value === 'object' ? itemTitle(value, from) : valueWords(schema, value, setting)
    const told = words.changes.movedFrom(from + 1, index + 1)
    return { place: placed(path), what: 'moved', told, look: 'field', line: sameLine(textPieces(said)), notes: [] }
  }
  const emptyChange = (path: Field['path'], isNew: boolean): Change => {
    const what = isNew ? 'added' : 'removed'
    return { place: placed(path), what, told: words.changes.what[what], look: 'field', notes: [] }
  }
  const valueChange = ({ schema, path, before, after }: Field): Change => {
    const pieces = wordByWord.includes(fieldKind(schema)) ? textPieces : wholePiece
    const [old, now] = [before, after].map((value) => valueWords(schema, value, setting)) as [string, string]
    const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    const notes = old === now ? [words.changes.silent] : what === 'changed' && now === '' ? [words.changes.empty] : []
    const told = what !== 'changed' && { told: words.changes.what[what] }
    return { place: placed(path), what, ...told, look: 'field', line: lineChanges(pieces(old), pieces(now)), notes }
  }
  return visit({ schema, path: [], before, after })
}

/** What people write in sentences; every other value is another one as a whole. */
const wordByWord: readonly FieldKind[] = ['text', 'other']

const isOf = (is: (value: unknown) => boolean, before: unknown, after: unknown) =>
  [before, after].every((value) => value === undefined || is(value))

const propertyOf = ({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema =>
  properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})

function namesOf(before: unknown, after: unknown): Change['pictures'] {
  return { ...(typeof before === 'string' && { before }), ...(typeof after === 'string' && { after }) }
}
