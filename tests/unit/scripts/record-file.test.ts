import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecordFile } from '../../../scripts/cache/record-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'))
  file = path.join(folder, 'records.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = () => readFileSync(file, 'utf8')

/** Has a step of the next write fail, as a full disk or a broken one does. */
async function failing(step: 'sync' | 'truncate'): Promise<void> {
  const handle = await open(folder, 'r')
  vi.spyOn(Object.getPrototypeOf(handle), step).mockRejectedValueOnce(
    Object.assign(new Error(step), { code: 'ENOSPC' }),
  )
  await handle.close()
}

it('has every record in a line of its own, however many come at once', async () => {
  const records = new RecordFile(file)
  const numbers = Array.from({ length: 1000 }, (_, number) => number)
  await Promise.all(numbers.map((number) => records.append({ number, text: 'a\nb' })))
  const lines = text().split('\n')
  expect(lines.pop()).toBe('')
  expect(lines.map((line) => JSON.parse(line).number)).toEqual(numbers)
})

it('has a record on the disk when it says so, with few turns of the disk for many', async () => {
  const handle = await open(folder, 'r')
  const synced = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
  await handle.close()
  const records = new RecordFile(file)
  await records.append({})
  // The file, and the folder that has its name now.
  expect(synced).toHaveBeenCalledTimes(2)
  await Promise.all(Array.from({ length: 100 }, () => records.append({})))
  expect(synced.mock.calls.length).toBeLessThan(6)
})

it('begins a line of its own behind half a line', async () => {
  appendFileSync(file, '{"half":')
  const records = new RecordFile(file)
  await records.append({ whole: true })
  expect(text()).toBe('{"half":\n{"whole":true}\n')
})

it('cuts back what was not kept, says so to everybody concerned, and goes on', async () => {
  const records = new RecordFile(file)
  await records.append({ first: 1 })
  await failing('sync')
  const outcomes = await Promise.allSettled([records.append({ second: 2 }), records.append({ third: 3 })])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  await records.append({ fourth: 4 })
  expect(text()).toBe('{"first":1}\n{"third":3}\n{"fourth":4}\n')
})

it('loses no later record to what could not even be cut back', async () => {
  const records = new RecordFile(file)
  await failing('sync')
  await failing('truncate')
  await expect(records.append({ first: 1 })).rejects.toThrow()
  await records.append({ second: 2 })
  expect(text().split('\n')).toContain('{"second":2}')
})
