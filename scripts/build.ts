import path from 'node:path'
import { bundle } from './build/bundle/bundle.ts'
import type { BuildOptions, BuildResult } from './build/make-site.ts'
import { oneAtATime } from './tools/one-at-a-time.mjs'

export { readShard } from './build/shard.ts'

process.env.NODE_ENV = 'production'

/**
 * Builds the site: checks the content, bundles the scripts, renders what changed, writes `dist/`.
 *
 * With an error nothing is written: `dist/` stays as the last good build left it. A build of the same folder that runs
 * already is waited for: it would take away what this one is about to put in place.
 *
 * @throws when the code cannot be bundled or a page cannot be rendered. A content error is printed instead.
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<BuildResult> {
  // Bundling does not depend on the content: another process does it while this one is still loading its own code.
  const bundled = bundle(root)
  bundled.catch(() => undefined)
  const { makeSite } = await import('./build/make-site.ts')
  const lock = path.join(root, '.cache/building.lock')
  return oneAtATime(
    lock,
    () => makeSite(root, bundled, options),
    (holder) =>
      console.log(`Waiting for the build of this folder that process ${holder} runs. If it runs none, remove ${lock}.`),
  )
}
