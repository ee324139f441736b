import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

/** What renders the pages. */
export type App = typeof import('../../../src/render/entry-server.tsx')

/** Loads the bundled renderer as one script: module by module, loading it takes longer than rendering a page. */
export async function readServer(root: string): Promise<App> {
  const file = path.join(root, '.cache/server/entry-server.cjs')
  const text = await readFile(file, 'utf8')
  const script = new Script(`(function (exports, require, module) {${text}\n})`, { filename: file })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(file), module)
  return module.exports as App
}
