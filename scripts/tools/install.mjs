// Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from './install-packages.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer (https://nodejs.org).`,
  )
  process.exit(1)
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether the packages of the lockfile are there, by the list npm leaves of what it installed: by whichever command.
 * Optional ones, the binaries of other platforms, may be missing.
 *
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles
 */
export function isInstalled(folder) {
  const list = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const there = packagesIn(list)
  const { '': _project, ...wanted } = packagesIn(path.join(folder, 'package-lock.json'))
  const isThere = ([name, { version, optional }]) => (there[name] ? there[name].version === version : optional)
  return Object.entries(wanted).every(isThere) && Object.keys(there).every((name) => name in wanted)
}

/** Installs the packages of the lockfile when they are missing or not the ones it names. */
export async function install() {
  checkNode()
  if (isInstalled(root)) return
  console.log('Installing packages (once, about half a minute) …')
  const lock = path.join(root, '.cache/installing.lock')
  // Whoever was waited for may have installed them.
  const fault = await oneAtATime(lock, () => (isInstalled(root) ? undefined : installPackages(root)))
  if (fault) {
    console.error(fault)
    console.error('npm ci failed. Its message above says why; the usual cause is a missing network connection.')
    process.exit(1)
  }
}

/** Runs a script of the project; resolves to its exit code. */
export function runScript(file, args = [], env = {}) {
  const { status } = spawnSync(
    process.execPath,
    [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), path.join(root, file), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  )
  return status ?? 1
}
