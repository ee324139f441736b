import { z } from 'zod'
import type { CollectionName } from '../../../src/content/collections.ts'
import type { JsonSchema } from '../../../src/desk/requests/json-schema.ts'
import { plainText } from '../../../src/lib/line-ends.ts'
import { slugOf } from '../../../src/lib/slug-of.ts'
import { jsonSchemaOf } from '../../content/editors/json-schemas.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { starter } from '../../new-entry/create-entry.ts'
import { kinds } from '../../new-entry/kinds.ts'
import type { DeskContext } from '../context.ts'
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
import { deskIssues } from '../site/overview.ts'
import { notHere } from '../team-desk.ts'
import type { Routes } from './route.ts'

const file = z.string()
const title = z.string().max(300)
/** The form reads what zod writes for the fields of content. */
const schemaOf = ({ root }: DeskContext, name: CollectionName) => jsonSchemaOf(name, root) as JsonSchema

/** What is done with one entry. */
export const entryRoutes = {
  'GET entry': {
    answer({ file: name }, desk) {
      const place = contentFile(desk.root, name)
      const { file, collection, format } = place
      const found = readText(place.path)
      if (!found) throw new Refusal(404, desk.team ? notHere : 'There is no such file.')
      const address = desk.overview.entries().find((entry) => entry.file === file)?.address
      const text = plainText(found.text)
      const root = parseBody(file, text)
      return {
        file,
        collection,
        format,
        text,
        version: found.version,
        root,
        schema: schemaOf(desk, collection),
        ...(address && { address }),
      }
    },
  },
  'GET links': { answer: ({ file }, desk) => entryLinks(desk, resultOf(desk, contentFile(desk.root, file))) },
  'GET schema': { answer: ({ file }, desk) => schemaOf(desk, contentFile(desk.root, file).collection) },
  'PUT entry': {
    asks: z.object({ file, text: z.string(), base: z.string().nullable() }),
    answer({ file, text, base }, desk) {
      const place = contentFile(desk.root, file)
      const version = saveEntry(place, text, base)
      const seen = desk.check.follow(place.file)
      const issues =
        seen && deskIssues({ issues: seen.issues.filter((issue) => issue.file === place.file) }, desk.watch)
      // Somebody else may have written the file since.
      const root = seen?.tree?.text === text ? seen.tree.root : parseBody(place.file, text)
      return { version, root, ...(issues && { issues }) }
    },
  },
  'POST parse': {
    asks: z.object({ file, text: z.string() }),
    answer: ({ file, text }, desk) => ({ root: parseBody(contentFile(desk.root, file).file, text) }),
  },
  'POST new': {
    asks: z.object({ kind: z.enum(Object.keys(kinds)), title }),
    async answer({ kind, title }, desk) {
      const { file, text } = starter(desk.root, kind, title, desk.check.today())
      const place = contentFile(desk.root, file)
      refuseTaken(place)
      saveEntry(place, text, null)
      await desk.check.recheck([file])
      return { file }
    },
  },
  'POST word': {
    asks: 'bytes',
    async answer({ kind = '', title = '', name = '', changes, hidden, bytes }, desk) {
      if (!Object.hasOwn(kinds, kind)) throw new Refusal(400, 'There is no such kind of entry.')
      // Loaded when somebody has such a document.
      const { newFromWord } = await import('../word/new-from-word.ts')
      return newFromWord(
        desk,
        {
          kind,
          title: title.slice(0, 300),
          name: name.slice(0, 300),
          choices: {
            changes: changes === 'rejected' ? 'rejected' : 'accepted',
            hidden: hidden === 'taken' ? 'taken' : 'left',
          },
        },
        bytes,
      )
    },
  },
  'POST move': {
    asks: z.object({ file, slug: z.string().max(300) }),
    answer: ({ file, slug }, desk) => moveEntry(desk, contentFile(desk.root, file), slugOf(slug)),
  },
  'POST duplicate': {
    asks: z.object({ file }),
    answer: ({ file }, desk) => duplicateEntry(desk, contentFile(desk.root, file)),
  },
  'POST delete': {
    asks: z.object({ file, to: z.string().optional(), links: z.boolean().optional() }),
    answer: ({ file, ...leadOn }, desk) => deleteEntry(desk, contentFile(desk.root, file), leadOn),
  },
  'POST delete-picture': { asks: z.object({ file }), answer: ({ file }, desk) => deletePicture(desk, file) },
  'POST restore': {
    asks: z.object({ file }),
    answer: ({ file }, desk) =>
      isPicture(file) ? restorePicture(desk, file) : restoreEntry(desk, contentFile(desk.root, file)),
  },
  'POST picture': {
    asks: 'bytes',
    answer: ({ file, name = '', bytes }, desk) => addPicture(desk, contentFile(desk.root, file), name, bytes),
  },
} satisfies Partial<Routes>
