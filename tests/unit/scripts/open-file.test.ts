import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bytesAt, linesOf, type Opened, open } from '../../../scripts/cache/open-file.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'))
  file = join(folder, 'lines')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The lines, with where each starts and how many bytes it has. */
function found(opened: Opened) {
  const all: { words: string; start: number; length: number }[] = []
  for (const { line, start } of linesOf(opened)) all.push({ words: line.toString(), start, length: line.length })
  return all
}

const wordsOf = (opened: Opened) => found(opened).map(({ words }) => words)

test.each([10, 3000, 250_000, 700_000])('lines of up to %d bytes are found whole, and where they start', (longest) => {
  const lines = Array.from({ length: 40 }, (_, at) => `${at} ${'ä'.repeat(((at * 7919) % longest) / 2)}`)
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
  const opened = open(file, 'r')
  expect(wordsOf(opened)).toEqual(lines)
  for (const { words, start, length } of found(opened))
    expect(bytesAt(opened, start, length)?.().toString()).toBe(words)
})

test('half a line at the end is none, and neither is one that was written after the file was opened', () => {
  writeFileSync(file, 'one\n\ntwo\nhal')
  const opened = open(file, 'r')
  appendFileSync(file, 'f\nthree\n')
  expect(wordsOf(opened)).toEqual(['one', '', 'two'])
  writeFileSync(file, '')
  expect(wordsOf(open(file, 'r'))).toEqual([])
})
