import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'

/** What renders the pages. */
export type App = typeof import('../../src/entry-server.tsx')

/** Bundles the code that renders the pages, unless it is bundled already, and loads it. `sources` is its hash. */
export async function buildServer(root: string, sources: string): Promise<App> {
  const folder = path.join(root, '.cache/server')
  const stamp = path.join(folder, 'source-hash')
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== sources) {
    await bundle(root, folder)
    await writeFile(stamp, sources)
  }
  return load(path.join(folder, 'entry-server.cjs'))
}

async function bundle(root: string, folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'entry-server.cjs' } },
    },
  })
}

/** Runs the bundle as one script: module by module, loading it would take longer than rendering a page. */
async function load(file: string): Promise<App> {
  const text = await readFile(file, 'utf8')
  const script = new Script(`(function (exports, require, module) {${text}\n})`, { filename: file })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(file), module)
  return module.exports as App
}
