import type { WrittenAt } from './align-text.ts'
import type { TextEdit } from './text-edit.ts'

/**
 * The edit that changes only the part of a text in which two values differ.
 *
 * @param places where each UTF-16 unit of the old value is written.
 * @param end where the value ends.
 * @param spell how new characters are written.
 */
export function stringEdits(
  places: readonly WrittenAt[],
  end: number,
  [old, now]: readonly [string, string],
  spell: (words: string) => string,
): TextEdit[] {
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  // What is written as one, such as an escape for two units, is replaced as one.
  while (start > 0 && isHalf(places, start)) start -= 1
  let tail = 0
  while (tail < most - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  while (tail > 0 && isHalf(places, old.length - tail)) tail -= 1
  const from = places[start]?.[0] ?? end
  const to = places[old.length - tail]?.[0] ?? end
  return [{ from, to, insert: spell(now.slice(start, now.length - tail)) }]
}

function isHalf(places: readonly WrittenAt[], index: number): boolean {
  const place = places[index]
  return place !== undefined && place[0] === place[1]
}

/** Where each unit of a value is written, by signs that stand for one or more units. Undefined when they do not agree. */
export function placesBy(
  raw: string,
  offset: number,
  sign: RegExp,
  decode: (written: string) => string,
  value: string,
): WrittenAt[] | undefined {
  const places: WrittenAt[] = []
  let decoded = ''
  for (const { 0: written, index } of raw.matchAll(sign)) {
    const units = decode(written)
    decoded += units
    const [from, to] = [offset + index, offset + index + written.length]
    for (let unit = 0; unit < units.length; unit += 1) places.push(unit === 0 ? [from, to] : [to, to])
  }
  return decoded === value ? places : undefined
}
