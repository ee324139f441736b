import { bundle } from './build/bundle/bundle.ts'
import type { BuildOptions, BuildResult } from './build/make-site.ts'

export { readShard } from './build/shard.ts'

process.env.NODE_ENV = 'production'

/**
 * Builds the site: checks the content, bundles the scripts, renders what changed, writes `dist/`.
 *
 * With an error nothing is written: `dist/` stays as the last good build left it.
 *
 * @throws when the code cannot be bundled or a page cannot be rendered. A content error is printed instead.
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<BuildResult> {
  // Bundling does not depend on the content: another process does it while this one is still loading its own code.
  const bundled = bundle(root)
  bundled.catch(() => undefined)
  const { makeSite } = await import('./build/make-site.ts')
  return makeSite(root, bundled, options)
}
