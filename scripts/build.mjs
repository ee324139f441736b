// `npm run build`: builds the site.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = path.resolve(import.meta.dirname, '..')
const caches = path.join(root, '.cache')

/** Tells a bundled file where it came from: it reads what stands beside it there. */
const origin = {
  name: 'origin',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname|filename)/ },
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

/**
 * Bundles the 190 files of TypeScript that build the site in one go, which takes a tenth of compiling them one by one
 * as they are imported. Returns the file to import.
 */
async function bundled(script) {
  const bundle = await rolldown({
    input: path.join(root, script),
    cwd: root,
    platform: 'node',
    external: /^(?:node:|@?[a-z][\w.-]*(?:\/|$))/,
    plugins: [origin],
  })
  const dir = path.join(caches, 'build-scripts')
  const { output } = await bundle.write({ dir, sourcemap: true, cleanDir: true })
  await bundle.close()
  return path.join(dir, output[0].fileName)
}

process.setSourceMapsEnabled(true)
if (process.argv.includes('--fresh')) await rm(caches, { recursive: true, force: true })
const { buildSite } = await import(pathToFileURL(await bundled('scripts/build.ts')).href)
const { ok } = await buildSite(root)
process.exitCode = ok ? 0 : 1
