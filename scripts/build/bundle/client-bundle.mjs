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

/** How the scripts and styles of the browser are bundled. */
export const clientBuild = {
  target: 'es2022',
  outDir: '.cache/client',
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  cssCodeSplit: true,
  modulePreload: { polyfill: false },
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
        // Each takes in what its modules import, unless another group has taken it: frame, framework, then the rest.
        // The eyebrow goes with the frame: roles have one and no drawing, and would fetch the hero for it.
        groups: [
          { name: 'frame', test: /src\/(?:site\/frame\/|ui\/eyebrow)/, priority: 2 },
          {
            name: 'framework',
            test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|rolldown\/runtime|vite\/preload-helper/,
          },
          { name: 'hero', test: /src\/site\/hero\// },
          { name: 'composition', test: new RegExp(`src/blocks/(?:${smallBlocks.join('|')})/`) },
        ],
      },
    },
  },
}
