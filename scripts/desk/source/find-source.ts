import path from 'node:path'
import type { SourcePlace } from '../../../src/desk/requests/site.ts'
import type { Asks } from '../../../src/desk/requests.ts'
import { plainWords } from '../../../src/desk/text/model/plain-words.ts'
import { plainText } from '../../../src/lib/line-ends.ts'
import { fieldFinder } from '../../content/fields/locate-issues.ts'
import { spanAt } from '../../content/model/position.ts'
import type { DeskContext } from '../context.ts'
import { readText } from '../entry/text-file.ts'
import { matchWords } from './match-words.ts'
import { bodySaid, fieldsSaid, type Said } from './said.ts'

const textIn = (root: string, file: string) => plainText(readText(path.join(root, file))?.text ?? '')

type Desk = Pick<DeskContext, 'root' | 'check' | 'overview'>

/**
 * Finds where words of a page come from: they are compared with everything the content says. Where several places say the
 * same, what stands around the words decides: of all names of the same office, the one in the record of this person.
 */
export function findSource(desk: Desk, asked: Asks<'POST source'>): SourcePlace | null {
  const own = pageSaid(desk, asked.address)
  const files = new Set(own.map(({ file }) => file))
  // What the page itself says comes first, and is taken where nothing else decides.
  const others = desk.check.last().results.filter(({ file }) => !files.has(file))
  const said = [...own, ...others.flatMap(fieldsSaid)]
  for (const { level, places } of matchWords(asked.words, own, said)) {
    const found = nearest(places, said, asked.words.slice(level), { ...asked, files })
    if (found) return sourcePlace(desk.root, found)
  }
  return null
}

function sourcePlace(root: string, { file, offset, path: field }: Said): SourcePlace {
  const text = textIn(root, file)
  if (offset !== undefined) {
    const { line, column } = spanAt(text, offset)
    return { file, line, column }
  }
  const names = field.map(String)
  const { line, column } = spanAt(text, ...(fieldFinder(file, text)(names, 'value') ?? [0, 0]))
  return { file, line, column, field: names.join('.') }
}

/** What the files say that are read at an address: the page, and the records that are places on it. */
function pageSaid({ root, check, overview }: Desk, address: string): Said[] {
  const here = new Set(
    overview.entries().flatMap((entry) => (entry.address?.split('#')[0] === address ? [entry.file] : [])),
  )
  const results = check.last().results.filter(({ file }) => here.has(file))
  const bodies = results
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(({ file }) => bodySaid(file, textIn(root, file)))
  return [...bodies, ...results.flatMap(fieldsSaid)]
}

/** Words so short are said everywhere: elsewhere than on the page itself, only what stands around them tells where. */
const telling = 4

interface Surroundings {
  before?: number | undefined
  /** Of the page itself. */
  files: ReadonlySet<string>
}

/** The place of several whose surroundings in its file are most like those on the page; of equal ones, the one in order. */
function nearest(
  places: readonly Said[],
  said: readonly Said[],
  levels: readonly string[],
  { before = 0, files }: Surroundings,
): Said | undefined {
  const around = levels.map(plainWords)
  const ranked = places.map((place) => {
    const beside = said.filter(({ file }) => file === place.file)
    return { place, near: nearness(place, beside, around) }
  })
  if (ranked.length === 0) return undefined
  const best = ranked.reduce((a, b) => (compare(b.near, a.near) > 0 ? b : a))
  const isTold = files.has(best.place.file) || best.near.some((depth) => depth > 0)
  if (best.place.plain.length < telling && !isTold) return undefined
  const equal = ranked.filter(({ place, near }) => place.file === best.place.file && compare(near, best.near) === 0)
  return equal[Math.min(before, equal.length - 1)]?.place
}

/** How closely what stands around the words on the page stands around them in their file, the nearest surroundings first. */
function nearness(one: Said, beside: readonly Said[], levels: readonly string[]): number[] {
  const others = beside.filter(({ plain }) => plain !== one.plain && plain.length >= telling)
  return levels.slice(1).map((around, index) => {
    const inner = levels[index] as string
    const shown = others.filter(({ plain }) => around.includes(plain) && !inner.includes(plain))
    return Math.max(0, ...shown.map(({ path }) => 1 + commonStart(path, one.path)))
  })
}

function commonStart(one: Said['path'], other: Said['path']): number {
  const different = one.findIndex((segment, index) => segment !== other[index])
  return different === -1 ? one.length : different
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) if (value !== other[index]) return value - (other[index] as number)
  return 0
}
