import path from 'node:path'
import type { DeskChange } from '../../../src/desk/requests/hand-over.ts'
import { placeOf } from '../../content/model/place.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { parseFile } from '../../content/stages/parse-file.ts'
import { recordsFile } from '../../legal/records.ts'
import type { DeskContext } from '../context.ts'
import { readText } from '../entry/text-file.ts'
import { entryTitle, fileTitle } from './entry-title.ts'

/** What differs from the last commit, with the texts before and after. */
export async function listChanges({ root, repository, overview, watch, refresh }: DeskContext): Promise<DeskChange[]> {
  await refresh()
  const titles = new Map(overview.entries().map(({ file, title }) => [file, title]))
  const moves = watch.moves()
  const gone = new Set(moves.values())
  const files = [...watch.changes()].filter(([file]) => !gone.has(file)).sort(([a], [b]) => (a < b ? -1 : 1))
  return Promise.all(
    files.map(async ([file, kind]) => {
      const from = moves.get(file)
      const bytes = (kind === 'added' && !from) || isPicture(file) ? null : await repository.before(from ?? file)
      const after = isPicture(file) ? null : (readText(path.join(root, file))?.text ?? null)
      const title = titles.get(file) ?? (bytes && titleIn(file, bytes)) ?? fileTitle(file)
      const review = watch.waiting().get(file)
      const register = file === recordsFile && { register: true as const }
      return {
        file,
        kind,
        ...(from && { from }),
        title,
        before: bytes?.toString('utf8') ?? null,
        after,
        ...(review && { review }),
        ...register,
        ...(isPicture(file) && { picture: true as const }),
      }
    }),
  )
}

/** What the bytes of a file call its entry. */
export function titleIn(file: string, bytes: Buffer): string | undefined {
  const place = placeOf(file.slice('content/'.length))
  if (place.problem) return undefined
  return entryTitle(parseFile({ file, collection: place.collection, slug: place.slug }, bytes))
}
