// Plain JavaScript, because it runs before anything is installed.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs exactly what the lockfile of a folder names. Returns what npm says when it fails, nothing when it does not. */
function npmCi(folder) {
  return promisify(execFile)('npm', ['ci', ...options], { cwd: folder, shell: process.platform === 'win32' }).then(
    () => undefined,
    ({ stderr, message }) => stderr || message,
  )
}

/** A lockfile with the addresses npm writes by itself, which stand for the registry that is set, whichever that is. */
function withAddresses(lockfile) {
  const lock = JSON.parse(lockfile)
  for (const [place, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? place.split('node_modules/').pop()
    if (place) entry.resolved = `https://registry.npmjs.org/${name}/-/${name.split('/').pop()}-${entry.version}.tgz`
  }
  return JSON.stringify(lock)
}

/** Puts a folder in the place of another. False where they are on two disks, as in some containers. */
function moved(from, to) {
  try {
    rmSync(to, { recursive: true, force: true })
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/**
 * Installs the packages of a folder's lockfile as `npm ci` does, in half of its time. Our lockfiles name no registry, so that
 * npm (11) would ask for a description of every package to learn its address: it is told in a copy of the lockfile. A
 * registry that keeps packages at other addresses is asked after all.
 *
 * @see https://docs.npmjs.com/cli/using-npm/config#replace-registry-host
 * @returns what npm says when it fails
 */
export async function installPackages(folder) {
  const work = path.join(folder, '.cache/installing')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  for (const name of ['package.json', '.npmrc'])
    if (existsSync(path.join(folder, name))) cpSync(path.join(folder, name), path.join(work, name))
  const lockfile = 'package-lock.json'
  writeFileSync(path.join(work, lockfile), withAddresses(readFileSync(path.join(folder, lockfile), 'utf8')))
  const fault = await npmCi(work)
  const done = !fault && moved(path.join(work, 'node_modules'), path.join(folder, 'node_modules'))
  rmSync(work, { recursive: true, force: true })
  if (done) return undefined
  return fault && !fault.includes('E404') ? fault : npmCi(folder)
}
