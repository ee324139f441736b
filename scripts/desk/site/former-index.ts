import { type ContentIndex, contentIndex } from '../../../src/content/queries.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import { placeOf } from '../../content/model/place.ts'
import { assemble } from '../../content/stages/assemble.ts'
import { parseFile } from '../../content/stages/parse-file.ts'
import type { DeskContext } from '../context.ts'

/** The content as it was handed over last: what changed since then is read from the last commit. */
export async function formerIndex(
  { check, repository, watch }: Pick<DeskContext, 'check' | 'repository' | 'watch'>,
  order: ContentIndex['order'],
): Promise<ContentIndex> {
  const { results, pictures, clock } = check.last()
  const changes = watch.changes()
  const former = await Promise.all(
    [...changes].map(async ([file]) => formerResult(file, await repository.before(file))),
  )
  const kept = results.filter(({ file }) => !changes.has(file))
  const all = [...kept, ...former.filter((result) => result !== undefined)]
  const sorted = all.sort((a, b) => (a.file < b.file ? -1 : 1))
  return contentIndex(assemble(sorted, pictures, clock, true), order)
}

function formerResult(file: string, bytes: Buffer | null): FileResult | undefined {
  const place = placeOf(file.slice('content/'.length))
  return bytes && !place.problem ? parseFile({ file, ...place }, bytes) : undefined
}
