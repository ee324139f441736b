import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/tools/install.mjs'

interface Entry {
  version: string
  optional?: boolean
}

/** A folder with a lockfile, and with the list npm leaves of what it installed. */
function project(wanted: Record<string, Entry>, there?: Record<string, Entry>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'install-'))
  const write = (name: string, packages: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify({ lockfileVersion: 3, packages }))
  write('package-lock.json', { '': { name: 'project' }, ...wanted })
  mkdirSync(path.join(folder, 'node_modules'))
  if (there) write('node_modules/.package-lock.json', there)
  return folder
}

const a = { version: '1.0.0' }
const binary = { version: '1.0.0', optional: true }

test('what any npm command has installed is not installed again', () => {
  expect(isInstalled(process.cwd())).toBe(true)
  expect(isInstalled(project({ 'node_modules/a': a }, { 'node_modules/a': a }))).toBe(true)
})

test('binaries of other platforms may be missing', () => {
  const wanted = { 'node_modules/a': a, 'node_modules/binary': binary }
  expect(isInstalled(project(wanted, { 'node_modules/a': a }))).toBe(true)
})

test('a package that is missing, of another version or not wanted any more is', () => {
  const wanted = { 'node_modules/a': a, 'node_modules/binary': binary }
  expect(isInstalled(project(wanted))).toBe(false)
  expect(isInstalled(project(wanted, {}))).toBe(false)
  expect(isInstalled(project(wanted, { 'node_modules/a': { version: '1.0.1' } }))).toBe(false)
  expect(isInstalled(project(wanted, { 'node_modules/a': a, 'node_modules/b': a }))).toBe(false)
  expect(isInstalled(project(wanted, { 'node_modules/a': a, 'node_modules/binary': { version: '2.0.0' } }))).toBe(false)
})
