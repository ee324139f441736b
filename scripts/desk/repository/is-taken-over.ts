import type { RunGit } from './run-git.ts'

const options = ['--raw', '--no-abbrev', '--no-renames', '-z']
const row = /:\d+ \d+ \w+ (\w+) \w\0([^\0]+)/g

/**
 * Whether everything a branch says was said by another one, such as the current, at some time since it was begun. Hosts take
 * several commits over as one of their own, after which git does not know the branch as merged.
 */
export async function isTakenOver(git: RunGit, branch: string, by = 'HEAD'): Promise<boolean> {
  const [sent, since] = await Promise.all([
    git(['diff', ...options, `${by}...${branch}`]),
    git(['log', '--format=', '--first-parent', '-m', ...options, `${branch}..${by}`]),
  ])
  const said = new Set(textsIn(since))
  return textsIn(sent).every((text) => said.has(text))
}

/** Each file with the hash of what it became. */
const textsIn = (output: Buffer) =>
  [...output.toString('utf8').matchAll(row)].map(([, hash, file]) => `${hash} ${file}`)
