import { characterEntities } from 'character-entities'

/** Where a character of a value is written: two offsets, the same for the second half of what is written as one. */
export type WrittenAt = [from: number, to: number]

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]*));/y
const escapedSign = /\\[!-/:-@[-`{-~]/y
/** The end of a line, and what the next one begins with before its words. */
const lineEnd = /[ \t]*\n[ \t>]*/y

/**
 * Finds where each character of a parsed text is written: as itself, after a backslash, as `&amp;`, or as the end of a
 * line. Undefined when the text is written in a way that is not known here.
 *
 * @param verbatim in code, where nothing is escaped but `|` in tables.
 */
export function alignText(
  source: string,
  from: number,
  to: number,
  value: string,
  verbatim = false,
): WrittenAt[] | undefined {
  const places: WrittenAt[] = []
  let at = from
  for (let index = 0; index < value.length; ) {
    const [length, decoded] = next(source, at, value[index] as string, verbatim)
    if (at + length > to || !value.startsWith(decoded, index)) return undefined
    places.push([at, at + length])
    for (let half = 1; half < decoded.length; half += 1) places.push([at + length, at + length])
    at += length
    index += decoded.length
  }
  return at === to ? places : undefined
}

function next(source: string, at: number, expected: string, verbatim: boolean): [length: number, decoded: string] {
  if (expected === '\n') return [matched(lineEnd, source, at)?.[0].length ?? 1, '\n']
  const sign = source[at] as string
  if (sign === '\\' && (verbatim ? source[at + 1] === '|' && expected === '|' : matched(escapedSign, source, at)))
    return [2, source[at + 1] as string]
  const found = sign === '&' && !verbatim ? matched(reference, source, at) : undefined
  const decoded = found && decode(found)
  return decoded ? [found[0].length, decoded] : [1, sign]
}

/** The character a reference such as `&amp;` or `&#39;` stands for. */
export function referenced(written: string): string | undefined {
  const found = matched(reference, written, 0)
  return found && decode(found)
}

function decode([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name) return Object.hasOwn(characterEntities, name) ? characterEntities[name] : undefined
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal as string, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}
