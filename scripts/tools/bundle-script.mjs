// Bundles one script and prints the files it is made of, as JSON. A process of its own: what the bundler takes, 80 MB and
// more, goes back when it ends (rolldown 1).
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = path.resolve(import.meta.dirname, '../..')
/** What runs beside scripts, started from the bundle it stands in. */
const workers = [
  'scripts/content/stages/parse-worker.ts',
  'scripts/build/render/render-worker.ts',
  'scripts/outputs/pictures/picture-process.ts',
  'scripts/desk/word/word-process.ts',
  'scripts/team/reviews/check-process.ts',
]
  .map((file) => path.join(root, file))
  .filter(existsSync)

/**
 * Packages that go into the bundle, where only what is used of them is read: loading zod and yaml file by file takes
 * longer than checking a thousand articles. All others stay where they are; many bring machine code or files of their own.
 */
const inlined =
  'acorn|fastest-levenshtein|github-slugger|gray-matter|image-size|js-yaml|linkedom|picocolors|' +
  'react|react-router|react-router-dom|saxes|yaml|zod'

/** Tells a bundled file where it came from: it reads what stands beside it there. One tells where the bundle is. */
const bundled = path.join(root, 'scripts/tools/worker-file.ts')
const origin = {
  name: 'origin',
  transform: {
    // What the bundler adds has no file.
    filter: { id: { exclude: [/^\0/, bundled] }, code: /import\.meta\.(?:url|dirname|filename)/ },
    handler: (code, id) => {
      const values = { url: pathToFileURL(id).href, dirname: path.dirname(id), filename: id }
      // The lines stay where they are, which is all that the stack of an error needs.
      return {
        code: code.replace(/import\.meta\.(url|dirname|filename)\b/g, (_, name) => JSON.stringify(values[name])),
        map: null,
      }
    },
  },
}

const [script, dir] = process.argv.slice(2)
const bundle = await rolldown({
  input: [path.join(root, script), ...workers],
  cwd: root,
  platform: 'node',
  // React Router has for Node a file of which nothing can be left out, and says under this name where its modules are.
  resolve: { conditionNames: ['node', 'import', 'module-sync'] },
  external: new RegExp(`^(?!(?:${inlined})(?:/|$))(?:node:|@?[a-z][\\w.-]*(?:/|$))`),
  plugins: [origin],
  // gray-matter has an engine for fields in JavaScript, which nothing here calls, and React Router says “use client”, which
  // means nothing here; nobody is to read of either before their report.
  checks: { eval: false, moduleLevelDirective: false },
})
const { output } = await bundle.write({ dir, sourcemap: true })
await bundle.close()
const files = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => path.isAbsolute(id))
console.log(JSON.stringify(files.filter((id) => !id.includes(`${path.sep}node_modules${path.sep}`))))
