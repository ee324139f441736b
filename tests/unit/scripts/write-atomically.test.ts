import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { bundledFile } from '../../../scripts/tools/import-bundled.mjs'

/** Writes a file again and again in a thread of its own. Resolves with its errors. */
function written(module: string, file: string, letter: string): Promise<string[]> {
  const code = `
    const { parentPort, workerData: { module, file, text } } = require('node:worker_threads')
    const errors = []
    import(module).then(({ writeAtomically }) => {
      for (let at = 0; at < 200; at += 1) try { writeAtomically(file, text) } catch (error) { errors.push(error.message) }
      parentPort.postMessage(errors)
    })`
  const worker = new Worker(code, { eval: true, workerData: { module, file, text: letter.repeat(200_000) } })
  return new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject))
}

test('threads that write the same file at once do not get in each other’s way', async () => {
  const module = pathToFileURL(await bundledFile('scripts/cache/write-atomically.ts')).href
  const folder = mkdtempSync(path.join(tmpdir(), 'atomic-'))
  const file = path.join(folder, 'same.txt')
  const errors = await Promise.all(['a', 'b', 'c'].map((letter) => written(module, file, letter)))
  expect(errors.flat()).toEqual([])
  expect(readFileSync(file, 'utf8')).toMatch(/^(a{200000}|b{200000}|c{200000})$/)
  expect(readdirSync(folder)).toEqual(['same.txt'])
  rmSync(folder, { recursive: true })
})
