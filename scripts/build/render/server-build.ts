import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'
import { cacheKey } from '../../cache/cache-key.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'

/** What renders the pages. */
export type App = typeof import('../../../src/render/entry-server.tsx')

/** Loads the bundled renderer. */
export async function readServer(root: string): Promise<App> {
  return (await readServerCode(root))()
}

/**
 * Reads the bundled renderer as it is now, and returns how to run it. It is one script: module by module, loading it takes
 * longer than rendering a page. It is compiled once for all builds that follow; an engine of another version says so and
 * compiles it again.
 */
export async function readServerCode(root: string): Promise<() => App> {
  const file = path.join(root, '.cache/server/entry-server.cjs')
  const text = await readFile(file, 'utf8')
  // The engine compares lengths only: the name says what was compiled.
  const compiled = path.join(path.dirname(file), `${cacheKey(text)}.compiled`)
  const cachedData = await readFile(compiled).catch(() => undefined)
  return () => {
    const script = new Script(`(function (exports, require, module) {${text}\n})`, { filename: file, cachedData })
    const module = { exports: {} }
    script.runInThisContext()(module.exports, createRequire(file), module)
    if (!cachedData || script.cachedDataRejected) writeAtomically(compiled, script.createCachedData())
    return module.exports as App
  }
}
