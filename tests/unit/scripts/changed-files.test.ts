import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedFiles } from '../../../scripts/changed-files.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a deployment uploads what is new or other, and removes what is gone', () => {
  const before = { 'index.html': '1', 'about.html': '1', 'old.html': '1' }
  const after = { 'index.html': '1', 'about.html': '2', 'new.html': '1' }
  expect(changedFiles(before, after)).toEqual({ changed: ['about.html', 'new.html'], removed: ['old.html'] })
})

test('without the manifest of the site before, everything is uploaded and nothing removed', () => {
  const now = path.join(folder, 'now.json')
  writeFileSync(now, '{ "index.html": "1", "about.html": "2" }')
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/changed-files.mjs', path.join(folder, 'missing.json'), now, ...args], {
      encoding: 'utf8',
    })
  expect(run()).toBe('index.html\nabout.html\n')
  expect(run('--removed')).toBe('')
})
