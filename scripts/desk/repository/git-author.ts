import type { Signature } from '../writer.ts'
import type { RunGit } from './run-git.ts'

/** Who commits, as variables of git. */
export type Identity = Record<string, string>

const setting = async (git: RunGit, name: string) =>
  (await git(['config', name]).catch(() => '')).toString('utf8').trim()

/** Who commits, as git is set up to say. */
export async function gitAuthor(git: RunGit): Promise<Signature | undefined> {
  const name = process.env.GIT_AUTHOR_NAME ?? (await setting(git, 'user.name'))
  const email = process.env.GIT_AUTHOR_EMAIL ?? (await setting(git, 'user.email'))
  return name && email ? { name, email } : undefined
}

/** Somebody as the one who wrote a commit, or who put it there. */
export const signed = (role: 'AUTHOR' | 'COMMITTER', { name, email }: Signature): Identity => ({
  [`GIT_${role}_NAME`]: name,
  [`GIT_${role}_EMAIL`]: email,
})
