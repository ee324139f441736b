import path from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { addressOf } from '../../../src/content/addresses.ts'
import type { PagedName } from '../../../src/content/collections.ts'
import type { Redirect } from '../../../src/content/schemas/site.ts'
import type { Moved } from '../../../src/desk/requests/entry.ts'
import { fieldEdits, readFields } from '../../../src/desk/text/fields/fields.ts'
import { editAsRead } from '../../../src/desk/text/model/text-edit.ts'
import { kebabCase } from '../../../src/lib/kebab-case.ts'
import { plainText, rawText } from '../../../src/lib/line-ends.ts'
import { isNeeded } from '../../content/checks/publication/needed-pages.ts'
import { keysOf } from '../../content/fields/schema-at.ts'
import { recordedTexts } from '../../content/legal/recorded-texts.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { incomingOf } from '../links/incoming.ts'
import { retarget } from '../links/retarget.ts'
import { rewritten } from '../links/rewritten.ts'
import { type ContentFile, contentFile, refuseTaken } from './content-file.ts'
import { withPictures } from './move-pictures.ts'
import { resultOf } from './result-of.ts'
import { readText, textThere } from './text-file.ts'
import { writeTogether } from './write-together.ts'

export const redirectsFile = 'content/site/redirects.json'
const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } }

const textOf = (root: string, file: string) => readText(path.join(root, file))?.text ?? ''

/**
 * Gives an entry another slug, leads every link to it there, and leaves a redirect at the address it had. Feed readers and
 * calendars go on knowing it by the name it was published under.
 *
 * @throws Refusal when the slug cannot be, or something would lead nowhere
 */
export async function moveEntry(desk: DeskContext, source: ContentFile, slug: string): Promise<Moved> {
  const result = movable(desk, source)
  refuseName(source, slug)
  const target = contentFile(
    desk.root,
    source.file.replace(`${source.slug}.${source.format}`, `${slug}.${source.format}`),
  )
  refuseTaken(target)
  const texts = retargeted(desk, result, target)
  const known = await isKnown(desk, result)
  const text = texts.get(source.file) ?? textThere(source.path)
  const moved = known ? withFirstName(source, text) : text
  texts.delete(source.file)
  const before = texts.get(redirectsFile) ?? textOf(desk.root, redirectsFile)
  const redirects = redirected(result, target, before, known ? desk.check.today() : undefined)
  const writes = new Map<string, string | null>([[source.file, null], [target.file, moved], ...texts, ...redirects])
  await withPictures(desk, result, target.file, () => writeTogether(desk, writes, 'It keeps its name:'))
  return {
    file: target.file,
    changed: [...writes.keys()].filter((file) => file !== source.file && file !== target.file),
  }
}

function movable(desk: DeskContext, source: ContentFile): FileResult {
  const result = resultOf(desk, source)
  if (source.row.kind !== 'entries') throw new Refusal(409, 'This file has a fixed place.')
  if (source.collection === 'legal') throw new Refusal(409, 'A version of a legal text is called after its day.')
  if (isNeeded(result)) throw new Refusal(409, 'The site needs this page at its address.')
  return result
}

/** @throws Refusal of what can be no name in an address */
function refuseName({ row }: ContentFile, slug: string): void {
  if (!slug) throw new Refusal(400, 'A name needs letters or figures, also before and behind a “/”.')
  const isBelow = slug.includes('/') && !(row.kind === 'entries' && row.nested)
  if (isBelow) throw new Refusal(400, 'Only a page can stand below another one: leave out the “/”.')
}

/** Every text that says something of the entry, as it will say it; but for recorded ones. */
function retargeted(desk: DeskContext, result: FileResult, target: ContentFile): Map<string, string> {
  const incoming = incomingOf(desk.root, desk.check.last(), result)
  const renaming = { from: result.slug, to: target.slug }
  const results = new Map(desk.check.last().results.map((one) => [one.file, one]))
  const recorded = recordedTexts(desk.check.last())
  const leading = [...incoming.linkingFiles, ...incoming.namingFiles].filter((file) => !recorded.has(file))
  return rewritten(desk.root, new Set([...leading, result.file]), (file, text) =>
    retarget(results.get(file) as FileResult, text, incoming, renaming),
  )
}

/** Whether readers may know the entry by the name it has. */
async function isKnown({ repository }: DeskContext, { file, draft }: FileResult): Promise<boolean> {
  const { available } = await repository.state()
  return !draft && (!available || (await repository.before(file)) !== null)
}

/** The text with the name it was published under, where feeds or calendars have it and it names no earlier one. */
function withFirstName({ row, slug, format }: ContentFile, text: string): string {
  if (!keysOf(row.schema).includes('knownAs')) return text
  return editAsRead(text, (read) => {
    const fields = readFields(read, format) as { knownAs?: string }
    return fields.knownAs ? [] : fieldEdits(read, format, ['knownAs'], slug)
  })
}

/**
 * The redirects with one more, where readers may know the old address; and without one that began at the new address.
 *
 * @param today the day it is renamed; left out where nobody knows the old address
 */
function redirected(
  { collection, slug }: FileResult,
  target: ContentFile,
  before: string,
  today: string | undefined,
): [string, string][] {
  const row = target.row
  if (row.kind !== 'entries' || !row.at) return []
  const [from, to] = [addressOf(collection as PagedName, slug), addressOf(collection as PagedName, target.slug)]
  const text = withoutRedirect(before, to)
  const after = today ? withRedirect(text, { from, to, note: `The page was renamed on ${today}.` }) : text
  return after === before ? [] : [[redirectsFile, after]]
}

/** The text of the redirects with one more at the end. */
export function withRedirect(raw: string, redirect: Omit<Redirect, 'id'>): string {
  const text = plainText(raw)
  const taken = (JSON.parse(text) as Redirect[]).map(({ id }) => id)
  const name = kebabCase(redirect.from.slice(1).replaceAll('/', '-'))
  let id = name
  for (let number = 2; taken.includes(id); number += 1) id = `${name}-${number}`
  const edits = modify(text, [-1], { id, ...redirect }, { ...layout, isArrayInsertion: true })
  return rawText(raw, applyEdits(text, edits))
}

/** The text of the redirects without the one that begins at an address. */
export function withoutRedirect(raw: string, from: string): string {
  const text = plainText(raw)
  const at = (JSON.parse(text) as Redirect[]).findIndex((redirect) => redirect.from === from)
  return at === -1 ? raw : rawText(raw, applyEdits(text, modify(text, [at], undefined, layout)))
}
