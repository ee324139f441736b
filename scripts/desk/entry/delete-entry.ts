import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { href } from '../../../src/content/field-types.ts'
import type { Deleted } from '../../../src/desk/requests/entry.ts'
import type { Asks } from '../../../src/desk/requests.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { isNeeded } from '../../content/checks/publication/needed-pages.ts'
import type { DeskContext } from '../context.ts'
import { asDiskRefusal } from '../http/as-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { entryLinks } from '../links/entry-links.ts'
import { incomingOf } from '../links/incoming.ts'
import { relink } from '../links/retarget.ts'
import { rewritten } from '../links/rewritten.ts'
import type { ContentFile } from './content-file.ts'
import { KeptLinks } from './kept-links.ts'
import { redirectsFile, withoutRedirect, withRedirect } from './move-entry.ts'
import { resultOf } from './result-of.ts'
import { readText, textThere } from './text-file.ts'
import { writeTogether } from './write-together.ts'

/** Outside `content/`, so that nothing there is checked or published. */
export const keptIn = '.deleted'

const redirectsOf = (root: string) => readText(path.join(root, redirectsFile))?.text ?? '[]\n'
const addressIn = ({ overview }: DeskContext, file: string) =>
  overview.entries().find((entry) => entry.file === file)?.address ?? ''

/**
 * Deletes an entry and keeps its text.
 *
 * @throws Refusal with the files in which something would lead nowhere
 */
export async function deleteEntry(
  desk: DeskContext,
  place: ContentFile,
  { to, links }: Omit<Asks<'POST delete'>, 'file'>,
): Promise<Deleted> {
  const result = resultOf(desk, place)
  if (place.row.kind !== 'entries' || isNeeded(result)) throw new Refusal(409, 'The site needs this file.')
  if (place.collection === 'legal') throw new Refusal(409, 'A version of a legal text is withdrawn, not deleted.')
  const refused = to !== undefined && href.safeParse(to).error?.issues[0]
  if (refused) throw new Refusal(400, `It was not deleted: “${to}” is no address. It ${refused.message}.`)
  const { linking, naming, recorded } = entryLinks(desk, result)
  const from = addressIn(desk, place.file)
  // A place on the page of something else has no address of its own that could lead on.
  const leadsOn = to !== undefined && !from.includes('#')
  const lost = leadsOn ? [] : [...linking, ...recorded]
  const files = [...new Set([...naming, ...lost])]
  if (lost.length > 0)
    throw new Refusal<'POST delete'>(409, 'Other texts link to it. Lead them elsewhere first.', { files })
  if (files.length > 0)
    throw new Refusal<'POST delete'>(409, 'Other texts name it in a field. Choose something else there first.', {
      files,
    })
  const text = textThere(place.path)
  const incoming = incomingOf(desk.root, desk.check.last(), result)
  const relinked = rewritten(desk.root, leadsOn && links ? linking : [], (file, read) =>
    relink(file, read, incoming, () => to ?? ''),
  )
  keep(desk.root, place.file, text, relinked)
  const writes = new Map<string, string | null>([[place.file, null], ...relinked])
  if (leadsOn) {
    const note = `The page was deleted on ${desk.check.today()}.`
    const before = relinked.get(redirectsFile) ?? redirectsOf(desk.root)
    writes.set(redirectsFile, withRedirect(before, { from, to, note }))
  }
  await writeTogether(desk, writes, 'It was not deleted:')
  return { file: place.file }
}

function keep(root: string, file: string, text: string, relinked: ReadonlyMap<string, string>): void {
  const kept = path.join(root, keptIn, file)
  try {
    writeAtomically(kept, text)
    new KeptLinks(kept).keep(root, relinked)
  } catch (error) {
    throw asDiskRefusal(error)
  }
}

/**
 * Takes a deletion back: the text as it was deleted, or else that of the last commit, and the links that led to it.
 *
 * @throws Refusal
 */
export async function restoreEntry(desk: DeskContext, place: ContentFile): Promise<Deleted> {
  if (existsSync(place.path)) throw new Refusal(409, 'The entry is there.')
  const kept = path.join(desk.root, keptIn, place.file)
  const text = readText(kept)?.text ?? (await desk.repository.before(place.file))?.toString('utf8')
  if (text === undefined) throw new Refusal(404, 'Nothing was kept of this entry.')
  const row = place.row
  const own = row.kind === 'entries' ? row.at?.(place.slug) : undefined
  const redirects = redirectsOf(desk.root)
  const without = own ? withoutRedirect(redirects, own) : redirects
  const links = new KeptLinks(kept)
  const { texts, left } = links.back((file) =>
    file === redirectsFile ? without : (readText(path.join(desk.root, file))?.text ?? ''),
  )
  const writes = new Map([
    [place.file, text],
    ...(without === redirects ? [] : [[redirectsFile, without] as const]),
    ...texts,
  ])
  // Kept out for its errors, the text would be lost to whoever wrote it.
  await writeTogether(desk, writes, 'It was not taken back:', place.file)
  rmSync(kept, { force: true })
  links.forget()
  return { file: place.file, ...(left.length > 0 && { left }) }
}
