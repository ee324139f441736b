import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RunGit } from './run-git.ts'

/** A file of a tree, from the top of the repository: with the object it is, or without one where it shall not be there. */
export interface TreeFile {
  file: string
  mode?: string | undefined
  hash: string | undefined
}

const none = '0'.repeat(40)

/** The tree of a commit, or of another tree, with other files in it. No index and no working tree is touched. */
export async function treeWith(git: RunGit, parent: string, files: readonly TreeFile[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-index-'))
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') }
  const row = ({ file, mode = '100644', hash }: TreeFile) => `${hash ? mode : '0'} ${hash ?? none}\t${file}\0`
  try {
    await git(['read-tree', parent], { env })
    await git(['update-index', '-z', '--index-info'], { env, input: files.map(row).join('') })
    return (await git(['write-tree'], { env })).toString('utf8').trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
