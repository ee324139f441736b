import { rmSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { readBlobs } from '../../desk/repository/read-blobs.ts'
import type { RunGit } from '../../desk/repository/run-git.ts'
import { changedFiles } from './changed-files.ts'

/**
 * Puts the content of a tree into a folder as plain files. Only what differs from the tree that stands there is written.
 *
 * @param there the tree in the folder; undefined where that is not known, and what stands there is taken away
 * @returns the files that were written or taken away
 */
export async function putTree(git: RunGit, folder: string, there: string | undefined, tree: string): Promise<string[]> {
  if (!there)
    for (const name of ['content', 'public']) rmSync(path.join(folder, name), { recursive: true, force: true })
  const changed = await changedFiles(git, there, tree)
  const blobs = await readBlobs(
    git,
    changed.flatMap(({ to }) => to ?? []),
  )
  for (const { file, to } of changed) {
    const bytes = blobs.get(to ?? '')
    if (bytes) writeAtomically(path.join(folder, file), bytes)
    else rmSync(path.join(folder, file), { force: true })
  }
  return changed.map(({ file }) => file)
}
