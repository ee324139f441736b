import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import './lean-allocator.mjs'

const root = path.resolve(import.meta.dirname, '../..')
/** What runs beside scripts, started from the bundle it stands in. */
const workers = [
  'scripts/content/stages/parse-worker.ts',
  'scripts/build/render/render-worker.ts',
  'scripts/outputs/pictures/picture-process.ts',
]
  .map((file) => path.join(root, file))
  .filter(existsSync)

/**
 * Packages that go into the bundle, where only what is used of them is read: loading zod and yaml file by file takes
 * longer than checking a thousand articles. All others stay where they are; many bring machine code or files of their own.
 */
const inlined = 'acorn|fastest-levenshtein|github-slugger|image-size|picocolors|saxes|yaml|zod'
/** What is installed: npm writes it each time it changes a package, whose own files keep the times they were published with. */
const installed = path.join(root, 'node_modules/.package-lock.json')

/** Tells a bundled file where it came from: it reads what stands beside it there. */
const origin = {
  name: 'origin',
  transform: {
    filter: { id: { exclude: workers }, code: /import\.meta\.(?:url|dirname|filename)/ },
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

/** Changes when one of the files is written, or one is gone. */
function stampOf(files) {
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n')
}

/** Whether a bundle is still that of the files it was made of. */
function isCurrent(entry, stamp) {
  if (!existsSync(entry) || !existsSync(stamp)) return false
  const before = readFileSync(stamp, 'utf8')
  return before === stampOf(before.split('\n').map((line) => line.slice(0, line.lastIndexOf(' '))))
}

async function bundle(script, dir) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: [path.join(root, script), ...workers],
    cwd: root,
    platform: 'node',
    external: new RegExp(`^(?!(?:${inlined})(?:/|$))(?:node:|@?[a-z][\\w.-]*(?:/|$))`),
    plugins: [origin],
  })
  const { output } = await bundle.write({ dir, sourcemap: true, cleanDir: true })
  await bundle.close()
  const files = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => path.isAbsolute(id))
  const sources = files.filter((id) => !id.includes(`${path.sep}node_modules${path.sep}`))
  return [import.meta.filename, installed, ...sources]
}

/**
 * Imports a script with the files of TypeScript it is made of bundled into one, which takes a tenth of compiling them
 * one by one as they are imported. The bundle is kept until one of them is written.
 *
 * @param script from the root of the project: `scripts/build.ts`
 */
export async function importBundled(script) {
  const dir = path.join(root, '.cache/bundled', path.basename(script, '.ts'))
  const entry = path.join(dir, path.basename(script).replace(/ts$/, 'js'))
  const stamp = path.join(dir, 'stamp')
  if (!isCurrent(entry, stamp)) {
    const started = Date.now()
    const files = await bundle(script, dir)
    // One that was written meanwhile may have been read before.
    if (files.every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started))
      writeFileSync(stamp, stampOf(files))
  }
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(entry).href)
}
