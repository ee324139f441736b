import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isAlive } from './is-alive.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/**
 * What the bundler (rolldown 1) reads when it is loaded, here or in a process that is started from here: its allocator keeps
 * what it was given once, in pages of 2 MB each, which is 150 MB and more of nothing. It is asked to give it back at once.
 *
 * @see https://microsoft.github.io/mimalloc/environment.html
 */
const allocator = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_ALLOW_LARGE_OS_PAGES: '0' }

for (const [name, value] of Object.entries(allocator)) process.env[name] ??= value

const root = path.resolve(import.meta.dirname, '../..')
const bundler = path.join(import.meta.dirname, 'bundle-script.mjs')
/** What is installed: npm writes it each time it changes a package, whose own files keep the times they were published with. */
const installed = path.join(root, 'node_modules/.package-lock.json')

/** Changes when one of the files is written, or one is gone. */
function stampOf(files) {
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n')
}

/** Whether a bundle was made here, of files that are still the same: one that was copied along reads where it came from. */
function isCurrent(folder) {
  const stamp = path.join(folder, 'stamp')
  if (!existsSync(stamp)) return false
  const before = readFileSync(stamp, 'utf8')
  const files = before.split('\n').map((line) => line.slice(0, line.lastIndexOf(' ')))
  return files[0] === import.meta.filename && before === stampOf(files)
}

function bundle(script, folder) {
  const started = Date.now()
  const said = execFileSync(process.execPath, [bundler, script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const files = [import.meta.filename, bundler, installed, ...JSON.parse(said.toString())]
  // One that was written meanwhile may have been read before.
  if (files.every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started))
    writeFileSync(path.join(folder, 'stamp'), stampOf(files))
}

/** Where the numbers of the processes stand that run a bundle. */
const usersOf = (folder) => path.join(folder, 'used-by')

function isUsed(folder) {
  const users = usersOf(folder)
  return existsSync(users) && readdirSync(users).some((id) => isAlive(Number(id)))
}

function use(folder) {
  const user = path.join(usersOf(folder), String(process.pid))
  mkdirSync(path.dirname(user), { recursive: true })
  writeFileSync(user, '')
  process.once('exit', () => rmSync(user, { force: true }))
}

/** The folder of the bundle as the files are now. Older ones go, unless a process runs that may read more of them. */
function currentBundle(script, dir) {
  mkdirSync(dir, { recursive: true })
  const names = readdirSync(dir)
  const last = Math.max(0, ...names.map(Number).filter(Number.isInteger))
  const folderOf = (name) => path.join(dir, String(name))
  if (isCurrent(folderOf(last))) return folderOf(last)
  bundle(script, folderOf(last + 1))
  for (const name of names) if (!isUsed(folderOf(name))) rmSync(folderOf(name), { recursive: true, force: true })
  return folderOf(last + 1)
}

/** Bundles a script where it has changed. Returns the file of it, which stays as long as this process runs. */
export async function bundledFile(script) {
  const name = path.basename(script, '.ts')
  const dir = path.join(root, '.cache/bundled', name)
  const folder = await oneAtATime(`${dir}.lock`, () => {
    const current = currentBundle(script, dir)
    use(current)
    return current
  })
  return path.join(folder, `${name}.js`)
}

/**
 * Imports a script with the files of TypeScript it is made of bundled into one, which takes a tenth of compiling them
 * one by one as they are imported. The bundle is kept until one of them is written; what runs keeps its own until it ends.
 *
 * @param script from the root of the project: `scripts/build.ts`
 * @param isMapped whether errors tell the lines of the files: the map is read with the bundle, in a fifth of a second
 */
export async function importBundled(script, { isMapped = true } = {}) {
  const file = await bundledFile(script)
  process.setSourceMapsEnabled(isMapped)
  return import(pathToFileURL(file).href)
}
