import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import './lean-allocator.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const bundler = path.join(import.meta.dirname, 'bundle-script.mjs')
/** What is installed: npm writes it each time it changes a package, whose own files keep the times they were published with. */
const installed = path.join(root, 'node_modules/.package-lock.json')

/** Changes when one of the files is written, or one is gone. */
function stampOf(files) {
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n')
}

/** Whether a bundle was made here, of files that are still the same: one that was copied along reads where it came from. */
function isCurrent(entry, stamp) {
  if (!existsSync(entry) || !existsSync(stamp)) return false
  const before = readFileSync(stamp, 'utf8')
  const files = before.split('\n').map((line) => line.slice(0, line.lastIndexOf(' ')))
  return files[0] === import.meta.filename && before === stampOf(files)
}

function bundle(script, dir) {
  const said = execFileSync(process.execPath, [bundler, script, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  return [import.meta.filename, bundler, installed, ...JSON.parse(said.toString())]
}

/**
 * Imports a script with the files of TypeScript it is made of bundled into one, which takes a tenth of compiling them
 * one by one as they are imported. The bundle is kept until one of them is written.
 *
 * @param script from the root of the project: `scripts/build.ts`
 * @param isMapped whether errors tell the lines of the files: the map is read with the bundle, in a fifth of a second
 */
export async function importBundled(script, { isMapped = true } = {}) {
  const dir = path.join(root, '.cache/bundled', path.basename(script, '.ts'))
  const entry = path.join(dir, path.basename(script).replace(/ts$/, 'js'))
  const stamp = path.join(dir, 'stamp')
  const bundleAnew = () => {
    // Whoever was waited for may have made it.
    if (isCurrent(entry, stamp)) return
    const started = Date.now()
    const files = bundle(script, dir)
    // One that was written meanwhile may have been read before.
    if (files.every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started))
      writeFileSync(stamp, stampOf(files))
  }
  if (!isCurrent(entry, stamp)) await oneAtATime(`${dir}.lock`, bundleAnew)
  process.setSourceMapsEnabled(isMapped)
  return import(pathToFileURL(entry).href)
}
