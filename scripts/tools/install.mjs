// Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..')

const stamp = path.join(root, 'node_modules/.installed-lockfile')

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer (https://nodejs.org).`,
  )
  process.exit(1)
}

/** Installs the packages of the lockfile when they are missing or not the ones it names. */
export function install() {
  checkNode()
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return
  console.log('Installing packages (once, about half a minute) …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed. Its message above says why; the usual cause is a missing network connection.')
    process.exit(1)
  }
  writeFileSync(stamp, lockfile)
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
