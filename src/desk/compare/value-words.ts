import { formatDate } from '#src/lib/dates.ts'
import { namedIn } from '../complete/named.ts'
import type { JsonSchema } from '../requests/json-schema.ts'
import type { LinkTarget } from '../requests/writing.ts'
import { readProps } from '../text/fields/props.ts'
import { fieldKind } from '../ui/fields/field-kind.ts'
import { inWords } from '../ui/fields/in-words.ts'
import { words } from '../words.ts'
import type { Setting } from './change.ts'

/** A value of a field as its form shows it: a name instead of a slug, a day as people write it. */
export function valueWords(schema: JsonSchema, value: unknown, { file, targets }: Setting): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return words.fields.either[value ? 'yes' : 'no']
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  switch (fieldKind(schema)) {
    case 'reference':
      return namedIn(file, schema.entryOf, targets).find(({ slug }) => slug === text)?.title ?? text
    case 'choice':
      return typeof value === 'string' ? inWords(text) : text
    case 'date':
    case 'moment':
      return momentWords(text)
    case 'link':
      return linkWords(text, targets)
    default:
      return text
  }
}

function momentWords(text: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}.*))?$/.exec(text) ?? []
  if (!day) return text
  return time ? words.changes.moment(formatDate(day), time) : formatDate(day)
}

/** What an address leads to by its title, with the address; an address nobody knows as it is. */
export function linkWords(href: string, targets: readonly LinkTarget[]): string {
  const title = targets.find((target) => href !== '' && target.href === href)?.title
  return title ? words.changes.target(title, href) : href
}

/** A block by its name and what its fields say, in one line: `Count up: 0.9, Prefix: $`. Its first field needs no name. */
export function blockWords(name: string, props: string, setting: Setting): string {
  const values = readProps(props)
  if (!values) return `${inWords(name)} ${props}`
  const schema = setting.kinds.find((one) => one.name === name)?.props
  const said = Object.entries(values).map(([key, value], index) => {
    if (value === true) return inWords(key)
    const shown = valueWords(schema?.properties?.[key] ?? {}, value, setting)
    return index === 0 ? shown : `${inWords(key)}: ${shown}`
  })
  return said.length > 0 ? `${inWords(name)}: ${said.join(', ')}` : inWords(name)
}
