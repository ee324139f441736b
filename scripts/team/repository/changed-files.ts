import type { RunGit } from '../../desk/repository/run-git.ts'

/** A file that differs between two commits, with the object it is in each; none where it is not there, or no plain file. */
export interface ChangedFile {
  file: string
  from?: string
  to?: string
}

/** What desks need of the repository: everything else stays out of the clones, and code with it. */
const folders = ['content', 'public']
const plainFile = /^100(?:644|755)$/
/** Parts of a name that lead elsewhere, or that git itself would go by. */
const refusedPart = /^(?:|\.|\.\.|\.git.*)$/i

/** Whether a name is one that can be written below a folder. */
export const isSafeName = (file: string): boolean =>
  !/[\\\p{Cc}]/u.test(file) && !file.split('/').some((part) => refusedPart.test(part))

/**
 * What differs between two commits of what desks need. Links, and names that lead elsewhere, are left out.
 *
 * @param from undefined for nothing
 */
export async function changedFiles(git: RunGit, from: string | undefined, to: string): Promise<ChangedFile[]> {
  const nothing = async () => (await git(['hash-object', '-t', 'tree', '--stdin'], { input: '' })).toString().trim()
  const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff']
  const output = await git(['diff-tree', ...options, from ?? (await nothing()), to, '--', ...folders])
  const parts = output.toString('utf8').split('\0')
  const found: ChangedFile[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [before = '', after = '', one, other] = (parts[at] as string).slice(1).split(' ')
    const file = parts[at + 1] as string
    if (!isSafeName(file)) continue
    found.push({
      file,
      ...(plainFile.test(before) && { from: one }),
      ...(plainFile.test(after) && { to: other }),
    })
  }
  return found
}
