import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageBudget, partBudget } from '../../../scripts/tools/budget.mjs'
import { partNames } from '../../../scripts/tools/test-parts.mjs'

let folder: string

/** Installs a package of so many megabytes. */
function install(name: string, megabytes: number) {
  mkdirSync(path.join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(path.join(folder, 'node_modules', name, 'file'), Buffer.alloc(megabytes * 2 ** 20, 'x'))
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'budget-'))
  install('large', 3)
  install('@scope/small', 1)
  const packages = { 'node_modules/large': {}, 'node_modules/@scope/small': {} }
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('what is installed is counted and measured, and what grew is told', () => {
  const budget = { packages: { most: 2, noted: 1 }, megabytes: { most: 4, noted: 4 } }
  expect(packageBudget(folder, budget)).toEqual({
    ok: true,
    text: '2 packages (at most 2, 1 more than noted), 4 MB (at most 4)',
  })
})

test('beyond a bound the largest packages are named', () => {
  const budget = { packages: { most: 2, noted: 2 }, megabytes: { most: 3, noted: 5 } }
  expect(packageBudget(folder, budget)).toEqual({
    ok: false,
    text: '2 packages (at most 2), 4 MB (at most 3, 1 less than noted); the largest are large (3 MB), @scope/small (1 MB)',
  })
})

test('the project stays within its own bounds', () => {
  const { ok, text } = packageBudget(process.cwd())
  expect(ok, text).toBe(true)
})

test('a part that takes longer than a busy machine explains is told', () => {
  const budget = { parts: { unit: 40 } }
  expect(partBudget('unit', 22, 0.5, budget)).toBe('44 yardsticks (40 noted)')
  expect(partBudget('unit', 30, 0.5, budget)).toBe('60 yardsticks (40 noted, 1.5 times as long as noted)')
})

test('what is noted is the time of a part', () => {
  const { parts } = JSON.parse(readFileSync('tests/budget.json', 'utf8'))
  expect(Object.keys(parts).filter((name) => !partNames.includes(name))).toEqual([])
  expect(partBudget('unit', 22, 0.5, { parts: {} })).toBe('44 yardsticks (none noted yet)')
})
