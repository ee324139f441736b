import type { ReviewChange } from '../../../src/desk/requests/team.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import { readBlobs } from '../../desk/repository/read-blobs.ts'
import type { RunGit } from '../../desk/repository/run-git.ts'
import { fileTitle } from '../../desk/site/entry-title.ts'
import { titleIn } from '../../desk/site/list-changes.ts'
import { recordsFile } from '../../legal/records.ts'
import { filesOf, type ReviewBranch } from './review-branches.ts'

/** What a review changes, with the texts before it and in it. */
export async function reviewChanges(git: RunGit, review: ReviewBranch): Promise<ReviewChange[]> {
  const entries = await filesOf(git, review, review.base)
  const texts = entries.filter(({ file }) => !isPicture(file))
  const hashes = texts.flatMap(({ before, after }) => [before, after].flatMap((one) => one?.hash ?? []))
  const blobs = await readBlobs(git, hashes)
  return entries.map(({ file, before, after }) => {
    const [old = null, now = null] = [before, after].map((one) => blobs.get(one?.hash ?? '') ?? null)
    const bytes = now ?? old
    return {
      file,
      kind: before ? (after ? 'changed' : 'deleted') : 'added',
      title: (bytes && file.startsWith('content/') && titleIn(file, bytes)) || fileTitle(file),
      before: old?.toString('utf8') ?? null,
      after: now?.toString('utf8') ?? null,
      ...(file === recordsFile && { register: true as const }),
      ...(isPicture(file) && { picture: true as const }),
    }
  })
}

/**
 * The bytes of a picture that a review changes.
 *
 * @param before as it was before the review
 * @throws Refusal where there is none of this name in it
 */
export async function reviewPicture(git: RunGit, review: ReviewBranch, file: string, before: boolean): Promise<Buffer> {
  const entry = isPicture(file) && (await filesOf(git, review, review.base)).find((one) => one.file === file)
  const hash = entry ? (before ? entry.before : entry.after)?.hash : undefined
  if (hash === undefined) throw new Refusal(404, 'There is no such picture.')
  return (await readBlobs(git, [hash])).get(hash) as Buffer
}
