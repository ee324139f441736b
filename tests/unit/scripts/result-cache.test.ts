import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileResult } from '../../../scripts/content/model/file-result.ts'
import { openCache, toLine } from '../../../scripts/content/stages/cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const line = (file: string) => toLine({ file, issues: [], body: [] } as unknown as FileResult)

/** Adds a result and writes it, with as many others still needed as a site has: nothing is written anew for it. */
function keep(cache: ReturnType<typeof openCache>, key: string) {
  cache.add(key, line(key))
  cache.save(51, () => [key, ...Array.from({ length: 50 }, (_, at) => `other ${at}`)])
}

test('what a run with earlier code still adds is none for the run that came after it', () => {
  keep(openCache(folder, 'code 1'), 'a')
  const running = openCache(folder, 'code 1')
  keep(openCache(folder, 'code 2'), 'b')
  keep(running, 'c')
  expect(running.get('c')?.file).toBe('c')
  const next = openCache(folder, 'code 2')
  expect(['a', 'b', 'c'].map((key) => next.get(key)?.file)).toEqual([undefined, 'b', undefined])
})

test('two runs of the same code add to the same results', () => {
  keep(openCache(folder, 'code'), 'a')
  const [one, two] = [openCache(folder, 'code'), openCache(folder, 'code')]
  keep(one, 'b')
  keep(two, 'c')
  const next = openCache(folder, 'code')
  expect(['a', 'b', 'c'].map((key) => next.get(key)?.file)).toEqual(['a', 'b', 'c'])
})
