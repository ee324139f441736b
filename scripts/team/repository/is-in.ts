import type { RunGit } from '../../desk/repository/run-git.ts'

/** Whether a commit is among those another one is made of. */
export const isIn = (git: RunGit, commit: string, other: string): Promise<boolean> =>
  git(['merge-base', '--is-ancestor', commit, other]).then(
    () => true,
    () => false,
  )
