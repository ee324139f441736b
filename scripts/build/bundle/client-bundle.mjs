// Plain JavaScript: what bundles starts before anything could compile it.
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const blocks = path.resolve(import.meta.dirname, '../../../src/blocks')
/** Bytes of source up to which a block is not worth a request of its own. */
const smallBlock = 4096

/** Blocks of a few lines that bring no records with them: they stand on most pages and travel together. */
const smallBlocks = readdirSync(blocks, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, files: readdirSync(path.join(blocks, name)) }))
  .filter(({ name, files }) => {
    const size = files.reduce((sum, file) => sum + statSync(path.join(blocks, name, file)).size, 0)
    return !files.includes('load.ts') && size < smallBlock
  })
  .map(({ name }) => name)

/** Whether a script imports a module, itself or through others. */
function neededBy(script) {
  const needed = new Set()
  const visit = (module, context) => {
    if (needed.has(module)) return
    needed.add(module)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) visit(imported, context)
  }
  return (id, context) => {
    if (needed.size === 0) visit(path.resolve(import.meta.dirname, '../../../src/browser', script), context)
    return needed.has(id)
  }
}

/** The script of every page, and what pages with interactive blocks need besides. */
const isEntry = neededBy('entry-client.ts')
const isIslands = neededBy('islands.ts')

/** How the scripts and styles of the browser are bundled. */
export const clientBuild = {
  target: 'es2022',
  outDir: '.cache/client',
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  cssCodeSplit: true,
  // What comes late comes when the browser is idle; and Firefox calls a module that is there already one it cannot preload.
  modulePreload: false,
  reportCompressedSize: false,
  // Colours are written in oklch, which every browser the site supports understands.
  cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  rolldownOptions: {
    checks: { pluginTimings: false },
    input: {
      client: 'src/browser/entry-client.ts',
      core: 'src/styles/core.css',
      blocks: 'src/styles/blocks.css',
      prose: 'src/styles/prose-pages.css',
    },
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // And what fetches scripts and joins modules.
          {
            name: (id, context) =>
              isEntry(id, context) || /vite\/preload-helper|rolldown\/runtime/.test(id) ? 'client' : null,
            priority: 3,
          },
          { name: (id, context) => (isIslands(id, context) ? 'islands' : null), priority: 2 },
          { name: 'hero', test: /src\/site\/hero\//, priority: 1 },
          // What sends is fetched when somebody turns to a form, not with the form.
          {
            name: 'sending',
            test: /src\/forms\/(?:use-sending|query-client|send|email-rule)\.ts|node_modules\/(?:@tanstack|zod)\//,
            priority: 1,
          },
          { name: 'forms', test: /src\/forms\//, minShareCount: 2 },
          // Blocks of a few lines travel together, with whatever else several blocks use.
          {
            name: 'shared',
            test: new RegExp(`src/blocks/(?:${smallBlocks.join('|')})/|src/(?:ui|lib)/`),
            minShareCount: 2,
          },
        ],
      },
    },
  },
}
