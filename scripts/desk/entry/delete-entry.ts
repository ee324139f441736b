import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { href } from '../../../src/content/field-types.ts'
import type { Deleted } from '../../../src/desk/requests.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { isNeeded } from '../../content/checks/publication/needed-pages.ts'
import type { DeskContext } from '../context.ts'
import { asDiskRefusal } from '../http/disk-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { recordedTexts } from '../legal/recorded-texts.ts'
import { incomingOf } from '../links/incoming.ts'
import type { ContentFile } from './content-file.ts'
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
 * @param to where the address of its page leads from now on
 * @throws Refusal with the files that link to it
 */
export async function deleteEntry(desk: DeskContext, place: ContentFile, to?: string): Promise<Deleted> {
  const result = resultOf(desk, place)
  if (place.row.kind !== 'entries' || isNeeded(result)) throw new Refusal(409, 'The site needs this file.')
  if (place.collection === 'legal') throw new Refusal(409, 'A version of a legal text is withdrawn, not deleted.')
  const leadsOn = to !== undefined
  const refused = leadsOn && href.safeParse(to).error?.issues[0]
  if (refused) throw new Refusal(400, `It was not deleted: “${to}” is no address. It ${refused.message}.`)
  // A recorded text keeps its links: the redirect answers them.
  const kept = leadsOn ? recordedTexts(desk.check.last()) : new Set()
  const files = incomingOf(desk.root, desk.check.last(), result).files.filter((file) => !kept.has(file))
  if (files.length > 0) throw new Refusal(409, 'Other texts link to it. Lead them elsewhere first.', { files })
  const from = addressIn(desk, place.file)
  keep(desk, place.file, textThere(place.path))
  const writes = new Map<string, string | null>([[place.file, null]])
  if (leadsOn && !from.includes('#')) {
    const note = `The page was deleted on ${desk.check.today()}.`
    writes.set(redirectsFile, withRedirect(redirectsOf(desk.root), { from, to, note }))
  }
  await writeTogether(desk, writes, 'It was not deleted:')
  return { file: place.file }
}

function keep({ root }: DeskContext, file: string, text: string): void {
  try {
    writeAtomically(path.join(root, keptIn, file), text)
  } catch (error) {
    throw asDiskRefusal(error)
  }
}

/**
 * Takes a deletion back: the text as it was deleted, or else that of the last commit.
 *
 * @throws Refusal
 */
export async function restoreEntry(desk: DeskContext, place: ContentFile): Promise<Deleted> {
  if (existsSync(place.path)) throw new Refusal(409, 'The entry is there.')
  const kept = path.join(desk.root, keptIn, place.file)
  const text = readText(kept)?.text ?? (await desk.repository.before(place.file))?.toString('utf8')
  if (text === undefined) throw new Refusal(404, 'Nothing was kept of this entry.')
  const row = place.row
  const own = row.kind === 'entries' ? row.page?.at?.(place.slug) : undefined
  const redirects = redirectsOf(desk.root)
  const without = own ? withoutRedirect(redirects, own) : redirects
  const writes = new Map([[place.file, text], ...(without === redirects ? [] : [[redirectsFile, without] as const])])
  await writeTogether(desk, writes, 'It was not taken back:')
  rmSync(kept, { force: true })
  return { file: place.file }
}
