import type { z } from 'zod'
import { groupBy } from '#src/lib/group-by.ts'
import type { FieldIssue } from '../model/issue.ts'
import { fieldName } from './field-name.ts'
import type { FieldPlace } from './notation.ts'
import { keysOf, schemaAt } from './schema-at.ts'
import { valueAt } from './value-at.ts'

type Path = readonly PropertyKey[]
type Group = Record<string, unknown>

/** Fields that stand outside the group they belong to, or inside one they do not belong to. */
export interface Stray {
  /** The names of the fields, all in one group. */
  keys: string[]
  issue: FieldIssue
  /** Paths at which something would be said because of them. */
  consequences: string[]
}

/**
 * What is indented too little or too much, or stands on the wrong side of a brace: `alt` at the margin below `cover`, or
 * `takeaways` inside it. `keys` are those the group at the path does not know.
 */
export function strayFields(
  { file, schema, prefix, notation }: FieldPlace,
  root: unknown,
  { path, keys }: { path: Path; keys: readonly string[] },
): Stray[] {
  const around = valueAt(root, path) as Group
  const homes = groupBy(keys, (key) => homeOf(schema, root, path, key)?.join('.'))
  return [...homes].map(([home, own]) => {
    const name = home.slice(home.lastIndexOf('.') + 1)
    const inside = home.length > path.join('.').length
    const group = fieldName(inside ? [name] : path.slice(-1))
    const isEmpty = inside && around[name] === null
    const names = own.map((key) => `\`${key}\``).join(own.length > 2 ? ', ' : ' and ')
    const [first = ''] = own
    return {
      keys: own,
      issue: {
        severity: 'error',
        rule: 'unknown-field',
        file,
        field: [...prefix, ...path, first].join('.'),
        at: 'key',
        ...strayWords(notation === 'yaml', inside, names, group, own.length > 1),
      },
      consequences: [...own.map((key) => (home === '' ? key : `${home}.${key}`)), ...(isEmpty ? [home] : [])],
    }
  })
}

/** The path of the group a field belongs to: one beside it, or the one around its own. */
function homeOf(schema: z.ZodType, root: unknown, path: Path, key: string): string[] | undefined {
  const around = valueAt(root, path) as Group
  const lacks = (group: unknown) => group === null || (typeof group === 'object' && !(key in (group as Group)))
  const beside = Object.keys(around).filter(
    (name) => keysOf(schemaAt(schema, [...path, name])).includes(key) && lacks(around[name]),
  )
  const before = Object.keys(around).indexOf(key)
  const nearest = beside.findLast((name) => Object.keys(around).indexOf(name) < before) ?? beside[0]
  if (nearest !== undefined) return [...path.map(String), nearest]
  const parent = path.slice(0, -1)
  const belongs = path.length > 0 && keysOf(schemaAt(schema, parent)).includes(key) && lacks(valueAt(root, parent))
  return belongs ? parent.map(String) : undefined
}

function strayWords(inYaml: boolean, inside: boolean, names: string, group: string, several: boolean) {
  const [fields, belong, stand, lines] = several
    ? ['The fields', 'belong', 'stand', 'their lines']
    : ['The field', 'belongs', 'stands', 'its line']
  if (inside)
    return {
      message: `${fields} ${names} ${belong} to ${group}, but ${stand} outside of it.`,
      hint: inYaml
        ? `Begin ${lines} with two spaces, below ${group}.`
        : `Move ${several ? 'them' : 'it'} between the braces of ${group}.`,
    }
  return {
    message: `${fields} ${names} ${stand} inside ${group}, to which ${several ? 'they do' : 'it does'} not belong.`,
    hint: inYaml
      ? `Begin ${lines} exactly below ${group}, without the spaces.`
      : `Move ${several ? 'them' : 'it'} behind the closing brace of ${group}.`,
  }
}
