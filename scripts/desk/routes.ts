import { z } from 'zod'
import type { DeskEntry, DeskSite, Parsed } from '../../src/desk/api.ts'
import { jsonSchemaOf } from '../content/editors/json-schemas.ts'
import type { DeskContext } from './context.ts'
import { contentFile, refuseLinks } from './entry/content-file.ts'
import { saveEntry } from './entry/save-entry.ts'
import { readText } from './entry/text-file.ts'
import { Refusal } from './http/refusal.ts'
import { entryKinds } from './site/entry-kinds.ts'
import { fileTitle } from './site/entry-title.ts'
import { listChanges } from './site/list-changes.ts'
import { deskIssues } from './site/overview.ts'

/** A request that was let through. */
export interface DeskRequest {
  desk: DeskContext
  query: URLSearchParams
  /** The JSON of a write; undefined with `GET`. */
  body: unknown
}

type Route = (request: DeskRequest) => unknown

/** A route with the shape of what it is given. */
function given<Body>(shape: z.ZodType<Body>, answer: (body: Body, request: DeskRequest) => unknown): Route {
  return (request) => {
    const read = shape.safeParse(request.body)
    if (!read.success) throw new Refusal(400, 'The request is not what the desk expects.')
    return answer(read.data, request)
  }
}

const file = z.string()
/** Names and addresses that stand in a line of a commit. */
const inOneLine = z.string().regex(/^[^<>\n\0]{1,200}$/)
const reviewRequest = z.object({
  files: z.array(file).min(1).max(2000),
  message: z
    .string()
    .refine((words) => words.trim() !== '' && !words.includes('\0'))
    .max(20_000),
  branch: z.string().optional(),
  author: z.object({ name: inOneLine, email: inOneLine }).optional(),
})

/** What the desk answers, by method and name. */
export const routes: Record<string, Route> = {
  'GET site': async ({ desk }): Promise<DeskSite> => {
    await desk.watch.look()
    desk.overview.update()
    return {
      name: desk.check.index()?.single('site').name ?? '',
      entries: [...desk.overview.entries()],
      kinds: entryKinds,
      issues: deskIssues(desk.check.last()),
      git: await desk.repository.state(),
    }
  },
  'GET entry': ({ desk, query }): DeskEntry => {
    const { file, path, collection, format } = contentFile(desk.root, query.get('file'))
    const found = readText(path)
    if (!found) throw new Refusal(404, 'There is no such file.')
    const address = desk.overview.entries().find((entry) => entry.file === file)?.address
    const schema = jsonSchemaOf(collection, desk.root) as Record<string, unknown>
    return { file, collection, format, ...found, schema, ...(address && { address }) }
  },
  'PUT entry': given(z.object({ file, text: z.string(), base: z.string().nullable() }), (body, { desk }) => {
    const place = contentFile(desk.root, body.file)
    const saved = saveEntry(place, body.text, body.base)
    void desk.check.recheck([place.file])
    return saved
  }),
  'GET changes': ({ desk }) => listChanges(desk),
  'POST review': given(reviewRequest, async (body, { desk }) => {
    await desk.watch.look()
    const unknown = body.files.find((file) => !desk.watch.changes().has(file))
    if (unknown) throw new Refusal(409, `There is no change of ${fileTitle(unknown)} to hand over.`)
    for (const file of body.files) refuseLinks(desk.root, file)
    const sent = await desk.repository.send(body)
    desk.watch.lookSoon()
    return sent
  }),
  'GET history': ({ desk, query }) => desk.repository.history(contentFile(desk.root, query.get('file')).file),
  'GET revision': async ({ desk, query }) => {
    const { file } = contentFile(desk.root, query.get('file'))
    return { text: await desk.repository.revision(file, query.get('id') ?? '') }
  },
  'POST parse': given(z.object({ file, text: z.string() }), (body, { desk }): Parsed => {
    contentFile(desk.root, body.file)
    return { root: null, issues: [] }
  }),
}
