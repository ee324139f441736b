import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { firstRisk } from '../../scripts/content/body/first-risk.ts'
import { ParserDied, parseApart } from '../../scripts/content/body/parse-mdx.ts'
import { readMarkdown } from '../../scripts/content/body/read-markdown.ts'

const node = process.execPath
let folder = ''
afterEach(() => {
  process.execPath = node
  rmSync(folder, { recursive: true, force: true })
})

/** What runs in place of Node when a process is started. */
function startsAs(command: string) {
  folder = mkdtempSync(path.join(tmpdir(), 'other-node-'))
  process.execPath = path.join(folder, 'node')
  writeFileSync(process.execPath, `#!/bin/sh\n${command}\n`, { mode: 0o755 })
}

test('a text is no tangle because the machine is busy and its process begins late', () => {
  startsAs(`sleep 5.5\nexec "${node}" "$@"`)
  expect(parseApart('Words.').children?.[0]?.type).toBe('paragraph')
})

test('a text whose process ends is told from where it is risky, and the words before it are read', () => {
  startsAs('kill -9 $$')
  expect(() => parseApart('Words.')).toThrow(ParserDied)
  const { root, issues } = readMarkdown('x.mdx', 'Words.\n\n`x {<a>}\n')
  expect(root?.children?.[0]?.type).toBe('paragraph')
  expect(issues.map(({ line, column, message }) => [line, column, message])).toEqual([
    [3, 4, 'The text from here on is too tangled to be read.'],
  ])
})

test.each([
  [200, 3],
  [100, 6],
  [900, 2],
])('processes that compute for %i ms each are started %i times for one text, whatever they find', (spent, times) => {
  startsAs(`cat > /dev/null\necho >> "$(dirname "$0")/started"\necho '{ "message": "1:1: wrong", "spent": ${spent} }'`)
  const { root, issues } = readMarkdown('x.mdx', 'Words.\n\n`x {<a>}\n')
  expect(readFileSync(path.join(folder, 'started'), 'utf8')).toHaveLength(times)
  expect(issues.slice(times).map(({ line, column, message }) => [line, column, message])).toEqual([
    [3, 4, 'Reading the text from here on would take too long, so it is not read any further.'],
  ])
  expect(root?.type).toBe('root')
})

/** In place of a text that the parser never comes to an end with. */
const neverReads = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { readFileSync } = fs
  fs.readFileSync = (file, ...how) => { while (file === 0); return readFileSync(file, ...how) }
  syncBuiltinESMExports()`

test('a process that computes without end is ended by its own watchdog', () => {
  const preload = `data:text/javascript,${encodeURIComponent(neverReads)}`
  const args = ['--import', preload, 'scripts/content/body/parser-process.mjs']
  const { signal, error } = spawnSync(node, args, { input: 'Words.', env: {}, timeout: 60_000 })
  expect([signal, error]).toEqual(['SIGKILL', undefined])
})

test.each([
  ['tags', '<A />\n', 500],
  ['braces', '{1}\n', 500],
  ['marks of quotation', '> ', 29],
  ['marks of lists', '- ', 29],
])('a text with more %s than one needs is parsed apart', (_, part, most) => {
  expect(firstRisk(part.repeat(most))).toBeUndefined()
  expect(firstRisk(part.repeat(most + 1))).toMatchObject({ mistake: false })
})

test('braces around plain values are no risk, and a mistake when they are deeper than one needs', () => {
  const nested = (depth: number) => `{${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  expect(firstRisk(nested(20))).toBeUndefined()
  expect(firstRisk(nested(21))).toEqual({ at: 0, mistake: true })
})
