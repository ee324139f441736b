import { existsSync } from 'node:fs'
import path from 'node:path'
import { line, type RunGit, splitZero } from './run-git.ts'

/**
 * The hash of each file as git would keep it now; none for files that are not there.
 *
 * @param files from the project's root
 * @param write also keeps them
 */
export async function hashesNow(
  root: string,
  git: RunGit,
  files: readonly string[],
  write = false,
): Promise<Map<string, string>> {
  const present = files.filter((file) => existsSync(path.join(root, file)))
  const inRepository = await line(git, 'rev-parse', '--show-prefix')
  const top = await line(git, 'rev-parse', '--show-toplevel')
  // Read from the top: versions of git differ in what the paths of a list are relative to.
  const input = present.map((file) => `${inRepository}${file}\n`).join('')
  const hashed = await git(['-C', top, 'hash-object', ...(write ? ['-w'] : []), '--stdin-paths'], { input })
  const hashes = hashed.toString('utf8').trim().split('\n')
  return new Map(present.map((file, at) => [file, hashes[at] as string]))
}

/** The mode and hash of each file in a commit; none for files that are not in it. */
export async function filesIn(
  git: RunGit,
  commit: string,
  files: readonly string[],
): Promise<Map<string, { mode: string; hash: string }>> {
  if (files.length === 0) return new Map()
  const rows = splitZero(await git(['ls-tree', '-r', '-z', commit, '--', ...files]))
  return new Map(
    rows.map((row) => {
      const [mode = '', , hash = ''] = row.split(/[ \t]/, 3)
      return [row.slice(row.indexOf('\t') + 1), { mode, hash }]
    }),
  )
}
