import { existsSync } from 'node:fs'
import type { Moved } from '../../../src/desk/requests/entry.ts'
import { fieldEdits } from '../../../src/desk/text/fields/fields.ts'
import type { TextEdit } from '../../../src/desk/text/model/text-edit.ts'
import { editAsRead } from '../../../src/desk/text/model/text-edit.ts'
import { fieldsEnd } from '../../../src/lib/fields-end.ts'
import { fieldFinder } from '../../content/fields/locate-issues.ts'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { type ContentFile, contentFile } from './content-file.ts'
import { resultOf } from './result-of.ts'
import { saveEntry } from './save-entry.ts'
import { textThere } from './text-file.ts'

/**
 * Copies an entry to a name beside it, as a draft that says in its title that it is a copy.
 *
 * @throws Refusal
 */
export async function duplicateEntry(desk: DeskContext, place: ContentFile): Promise<Moved> {
  if (place.row.kind !== 'entries' || place.collection === 'legal')
    throw new Refusal(409, 'There is one file of this kind.')
  const { value } = resultOf(desk, place)
  if (!value) throw new Refusal(409, 'Put its fields right first: the copy would begin with the same mistakes.')
  const copy = freeCopy(desk.root, place)
  const field = 'name' in (value as object) ? 'name' : 'title'
  const title = `${(value as Record<string, unknown>)[field]} (copy)`
  const text = unknown(
    place,
    editAsRead(textThere(place.path), (read) => titled(place.file, read, field, title)),
  )
  saveEntry(copy, place.format === 'json' ? draftJson(text) : draftMdx(text), null)
  await desk.check.recheck([copy.file])
  return { file: copy.file, changed: [] }
}

function freeCopy(root: string, { file, format }: ContentFile): ContentFile {
  const base = file.slice(0, -`.${format}`.length)
  for (let number = 1; ; number += 1) {
    const copy = contentFile(root, `${base}-copy${number === 1 ? '' : `-${number}`}.${format}`)
    if (!existsSync(copy.path)) return copy
  }
}

function titled(file: string, text: string, field: string, title: string): TextEdit[] {
  const range = fieldFinder(file, text)([field], 'value')
  return range ? [{ from: range[0], to: range[1], insert: JSON.stringify(title) }] : []
}

/** Nobody knows a copy yet, by no name and in no calendar. */
const unknown = ({ format }: ContentFile, text: string) =>
  ['knownAs', 'revision'].reduce(
    (left, field) => editAsRead(left, (read) => fieldEdits(read, format, [field], undefined)),
    text,
  )

const draftJson = (text: string) => editAsRead(text, (read) => fieldEdits(read, 'json', ['draft'], true))

/** The fields with `draft: true` at their end. */
function draftMdx(text: string): string {
  return editAsRead(text, (read) => {
    const end = fieldsEnd(read)
    if (end === undefined || /^draft:/m.test(read.slice(0, end))) return []
    return [{ from: end - 4, to: end - 4, insert: '\ndraft: true' }]
  })
}
