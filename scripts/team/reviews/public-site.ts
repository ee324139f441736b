import { z } from 'zod'
import { buildFile } from '../../../src/lib/routes.ts'
import type { RunGit } from '../../desk/repository/run-git.ts'
import { isIn } from '../repository/is-in.ts'
import { toldOnce } from '../told-once.ts'

/** How long the public site may take, in milliseconds. */
const patience = 10_000

/** What the site says of itself, as far as it is of use here: `scripts/build/write/describe-build.ts` writes it. */
const buildName = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .nullable(),
})

/** What visitors get. */
export interface PublicSite {
  /** Asks the site of which commit it was made. Fails never: what is wrong is logged, once. */
  look(): Promise<void>
  /** Whether a commit is in it; undefined where that is not known. */
  has(commit: string): Promise<boolean | undefined>
}

/** Watches the public site at an address. */
export function publicSite(address: string, git: RunGit, log: Pick<Console, 'error'>): PublicSite {
  let live: string | undefined
  const tellUnknown = toldOnce((words) =>
    log.error(`Since when texts are live is not known. ${address}${buildFile}: ${words}`),
  )
  const read = async (): Promise<string> => {
    const response = await fetch(new URL(buildFile, address), { signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    const { data } = buildName.safeParse(await response.json().catch(() => undefined))
    if (!data?.commit) throw new Error('it does not say of which commit it was made')
    const isKnown = await git(['rev-parse', '-q', '--verify', `${data.commit}^{commit}`]).catch(() => undefined)
    if (!isKnown) throw new Error(`it was made of ${data.commit}, which is not in the repository`)
    return data.commit
  }
  return {
    async look() {
      const words = await read().then(
        (commit) => {
          live = commit
          return ''
        },
        (error: Error) => error.message,
      )
      // What it was seen to be made of last may not be so any more.
      if (words) live = undefined
      tellUnknown(words)
    },
    async has(commit) {
      return live === undefined ? undefined : isIn(git, commit, live)
    },
  }
}
