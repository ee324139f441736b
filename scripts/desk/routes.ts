import { z } from 'zod'
import type { DeskEntry, DeskSite, Parsed } from '../../src/desk/api.ts'
import { jsonSchemaOf } from '../content/editors/json-schemas.ts'
import type { DeskContext } from './context.ts'
import { contentFile } from './entry/content-file.ts'
import { saveEntry } from './entry/save-entry.ts'
import { readText } from './entry/text-file.ts'
import { Refusal } from './http/refusal.ts'
import { entryKinds } from './site/entry-kinds.ts'
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

/** What the desk answers, by method and name. */
export const routes: Record<string, Route> = {
  'GET site': ({ desk }): DeskSite => {
    desk.overview.update()
    return {
      name: desk.check.index()?.single('site').name ?? '',
      entries: [...desk.overview.entries()],
      kinds: entryKinds,
      issues: deskIssues(desk.check.last()),
      git: { available: false },
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
  'POST parse': given(z.object({ file, text: z.string() }), (body, { desk }): Parsed => {
    contentFile(desk.root, body.file)
    return { root: null, issues: [] }
  }),
}
