import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from './build/bundle.ts'
import type { BuildResult } from './build/make-site.ts'

process.env.NODE_ENV = 'production'

/**
 * Builds the site: checks the content, bundles the scripts, renders what changed, writes `dist/`.
 *
 * With a content error nothing is written: `dist/` stays as the last good build left it.
 */
export async function buildSite(root: string, { quiet = false, fresh = false } = {}): Promise<BuildResult> {
  if (fresh) await rm(path.join(root, '.cache'), { recursive: true, force: true })
  await mkdir(path.join(root, 'dist'), { recursive: true })

  // Bundling does not depend on the content: another process does it while this one is still loading its own code.
  const bundled = bundle(root)
  bundled.catch(() => undefined)
  const { makeSite } = await import('./build/make-site.ts')
  return makeSite(root, bundled, quiet)
}

if (process.argv[1] === import.meta.filename) {
  const { ok } = await buildSite(path.resolve(import.meta.dirname, '..'), { fresh: process.argv.includes('--fresh') })
  process.exitCode = ok ? 0 : 1
}
