/** Where hosts open a review for a branch, by a part of their name. */
const pages: [host: RegExp, page: (branch: string, main: string) => string][] = [
  [/(?:^|\.)github\./, (branch) => `/compare/${branch}?expand=1`],
  [/gitlab/, (branch) => `/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`],
  [/gitea|forgejo|codeberg/, (branch, main) => `/compare/${main}...${branch}`],
  [/bitbucket/, (branch) => `/pull-requests/new?source=${encodeURIComponent(branch)}`],
]

/** `git@host:owner/name.git`, `ssh://git@host/owner/name.git` and `https://host/owner/name.git`, without what signs in. */
const remoteForm =
  /^(?:(?:ssh|https?|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):(?!\/))(.+?)(?:\.git)?\/?$/

/**
 * Where a review of a branch is opened: as the remote said itself while it took the branch, or as hosts of its kind do.
 *
 * @param remote its address, as git knows it
 * @param said what the remote said
 * @param main the branch it is to be merged into
 */
export function reviewAddress(remote: string, branch: string, said: string, main = 'main'): string | undefined {
  const told = /^remote:\s+(https:\/\/\S+)/m.exec(said)?.[1]
  if (told) return told
  const [, one, other, path] = remoteForm.exec(remote) ?? []
  const host = one ?? other ?? ''
  const page = pages.find(([name]) => name.test(host))?.[1]
  return page && path && `https://${host}/${path}${page(branch, main)}`
}
