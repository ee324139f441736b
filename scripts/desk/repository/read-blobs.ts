import type { RunGit } from './run-git.ts'

/**
 * The bytes of objects, by their names, as they are in the repository: no attribute changes their line ends.
 *
 * @param hashes of objects that are there
 * @see https://git-scm.com/docs/git-cat-file#_batch_output
 */
export async function readBlobs(git: RunGit, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const wanted = [...new Set(hashes)]
  if (wanted.length === 0) return found
  const output = await git(['cat-file', '--batch'], { input: wanted.map((hash) => `${hash}\n`).join('') })
  let at = 0
  for (const hash of wanted) {
    const end = output.indexOf('\n', at)
    const [, kind, size] = output.toString('latin1', at, end).split(' ')
    if (kind !== 'blob') throw new Error(`${hash} is no file of the repository.`)
    found.set(hash, output.subarray(end + 1, end + 1 + Number(size)))
    at = end + 2 + Number(size)
  }
  return found
}
