import { z } from 'zod'
import type { DeskEntry } from '../../../src/desk/api.ts'
import type { EntryLinks } from '../../../src/desk/requests.ts'
import type { Parsed } from '../../../src/desk/writing-api.ts'
import { slugOf } from '../../../src/lib/slug-of.ts'
import { jsonSchemaOf } from '../../content/editors/json-schemas.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { starter } from '../../new-entry/create-entry.ts'
import { kinds } from '../../new-entry/kinds.ts'
import { addPicture } from '../entry/add-picture.ts'
import { contentFile, refuseTaken } from '../entry/content-file.ts'
import { deleteEntry, restoreEntry } from '../entry/delete-entry.ts'
import { deletePicture, restorePicture } from '../entry/delete-picture.ts'
import { duplicateEntry } from '../entry/duplicate-entry.ts'
import { moveEntry } from '../entry/move-entry.ts'
import { resultOf } from '../entry/result-of.ts'
import { saveEntry } from '../entry/save-entry.ts'
import { readText } from '../entry/text-file.ts'
import { Refusal } from '../http/refusal.ts'
import { entryLinks } from '../links/entry-links.ts'
import { parseBody } from '../parse-body.ts'
import { deskIssue } from '../site/overview.ts'
import { given, type Route } from './route.ts'

const file = z.string()
const title = z.string().max(300)

/** What is done with one entry. */
export const entryRoutes: Record<string, Route> = {
  'GET entry': ({ desk, query }): DeskEntry => {
    const { file, path, collection, format } = contentFile(desk.root, query.get('file'))
    const found = readText(path)
    if (!found) throw new Refusal(404, 'There is no such file.')
    const address = desk.overview.entries().find((entry) => entry.file === file)?.address
    const schema = jsonSchemaOf(collection, desk.root) as Record<string, unknown>
    return { file, collection, format, ...found, schema, ...(address && { address }) }
  },
  'GET links': ({ desk, query }): EntryLinks =>
    entryLinks(desk, resultOf(desk, contentFile(desk.root, query.get('file')))),
  'GET schema': ({ desk, query }) => jsonSchemaOf(contentFile(desk.root, query.get('file')).collection, desk.root),
  'PUT entry': given(z.object({ file, text: z.string(), base: z.string().nullable() }), (body, { desk }) => {
    const place = contentFile(desk.root, body.file)
    const saved = saveEntry(place, body.text, body.base)
    desk.check.follow(place.file)
    return saved
  }),
  'POST parse': given(z.object({ file, text: z.string() }), (body, { desk }): Parsed => {
    const { root, issues } = parseBody(contentFile(desk.root, body.file).file, body.text)
    return { root, issues: issues.map(deskIssue) }
  }),
  'POST new': given(z.object({ kind: z.enum(Object.keys(kinds)), title }), async (body, { desk }) => {
    const { file, text } = starter(desk.root, body.kind, body.title, desk.check.today())
    const place = contentFile(desk.root, file)
    refuseTaken(place)
    saveEntry(place, text, null)
    await desk.check.recheck([file])
    return { file }
  }),
  'POST word': async ({ desk, query, body }) => {
    const [kind = '', words = '', name = ''] = ['kind', 'title', 'name'].map((key) => query.get(key) ?? '')
    if (!Object.hasOwn(kinds, kind)) throw new Refusal(400, 'There is no such kind of entry.')
    // Loaded when somebody has such a document.
    const { newFromWord } = await import('../word/new-from-word.ts')
    return newFromWord(desk, { kind, title: words.slice(0, 300), name: name.slice(0, 300) }, body as Buffer)
  },
  'POST move': given(z.object({ file, slug: z.string().max(300) }), (body, { desk }) =>
    moveEntry(desk, contentFile(desk.root, body.file), slugOf(body.slug)),
  ),
  'POST duplicate': given(z.object({ file }), (body, { desk }) =>
    duplicateEntry(desk, contentFile(desk.root, body.file)),
  ),
  'POST delete': given(z.object({ file, to: z.string().optional(), links: z.boolean().optional() }), (body, { desk }) =>
    deleteEntry(desk, contentFile(desk.root, body.file), body),
  ),
  'POST delete-picture': given(z.object({ file }), (body, { desk }) => deletePicture(desk, body.file)),
  'POST restore': given(z.object({ file }), (body, { desk }) =>
    isPicture(body.file) ? restorePicture(desk, body.file) : restoreEntry(desk, contentFile(desk.root, body.file)),
  ),
  'POST picture': ({ desk, query, body }) =>
    addPicture(desk, contentFile(desk.root, query.get('file')), query.get('name') ?? '', body as Buffer),
}
