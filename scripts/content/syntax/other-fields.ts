import type { WholeFix } from '../model/fix.ts'

/** The fields of another system at the beginning of a text: in TOML between lines of +++, or in JSON. */
export interface OtherFields {
  end: number
  message: string
  hint: string
  fix?: WholeFix
}

const hint = 'Write them as lines such as `title: The title` between two lines ---.'

/** Finds fields as Hugo has them; those in TOML become ours at a press, where each has a value on its own line. */
export function otherFields(text: string): OtherFields | undefined {
  const [toml] = /^\+\+\+[ \t]*\n(?:(?!\+\+\+)[^\n]*\n)*\+\+\+[ \t]*(?=\n|$)/.exec(text) ?? []
  if (toml !== undefined) {
    const edits = toml.split('\n').map((line, at) => editOf(line, at + 1))
    const whole = edits.every((edit) => edit !== undefined) ? edits.flat() : undefined
    const message = 'The fields stand between lines of +++, as another system has them.'
    return { end: toml.length, message, hint, ...(whole && { fix: { says: '---', edits: whole } }) }
  }
  const [json] = /^\{[ \t]*\n(?:[ \t]+[^\n]*\n|[ \t]*\n)*\}[ \t]*(?=\n|$)/.exec(text) ?? []
  return json === undefined
    ? undefined
    : { end: json.length, message: 'The fields stand in braces, as another system has them.', hint }
}

/** What makes a line of TOML one of YAML. Undefined for tables and for values of several lines. */
function editOf(line: string, at: number): WholeFix['edits'] | undefined {
  if (line.trim() === '') return []
  if (line.startsWith('+++')) return [{ line: at, column: 1, instead: line, write: '---' }]
  const [, name = '', sign] =
    /^([\w-]+)([ \t]*=[ \t]*)(?:"[^"\\]*"|'[^']*'|[\w:.+-]+|\[[^[\]{}]*\])[ \t]*$/.exec(line) ?? []
  return sign === undefined ? undefined : [{ line: at, column: name.length + 1, instead: sign, write: ': ' }]
}
