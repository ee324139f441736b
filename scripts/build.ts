import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from './build/bundle/bundle.ts'
import type { BuildResult } from './build/make-site.ts'

process.env.NODE_ENV = 'production'

/**
 * Builds the site: checks the content, bundles the scripts, renders what changed, writes `dist/`.
 *
 * With a content error nothing is written: `dist/` stays as the last good build left it.
 */
export async function buildSite(root: string, { quiet = false } = {}): Promise<BuildResult> {
  await mkdir(path.join(root, 'dist'), { recursive: true })

  // Bundling does not depend on the content: another process does it while this one is still loading its own code.
  const bundled = bundle(root)
  bundled.catch(() => undefined)
  const { makeSite } = await import('./build/make-site.ts')
  return makeSite(root, bundled, quiet)
}
