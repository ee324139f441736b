import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cacheKey } from '../../../scripts/cache/cache-key.ts'
import { openStore } from '../../../scripts/cache/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'store-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file is made once and read back by the next build; what it no longer asks for is removed', async () => {
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return Buffer.from(name)
  }
  const first = openStore(folder)
  expect(String(await first.get('a', make('a')))).toBe('a')
  await first.get('b', make('b'))
  await first.sweep()
  const second = openStore(folder)
  expect(String(await second.get('a', make('again')))).toBe('a')
  await second.sweep()
  expect(made).toEqual(['a', 'b'])
  expect(readdirSync(folder)).toEqual(['a'])
})

test('what could not be made is not kept', async () => {
  const store = openStore(folder)
  await expect(store.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(String(await store.get('a', async () => Buffer.from('drawn')))).toBe('drawn')
})

test('a store that was never written to has nothing to sweep', async () => {
  await openStore(path.join(folder, 'missing')).sweep()
})

test('a key tells its parts, their order and their borders apart', () => {
  const keys = [cacheKey('ab', 'c'), cacheKey('a', 'bc'), cacheKey('c', 'ab'), cacheKey('abc'), cacheKey()]
  expect(new Set(keys).size).toBe(keys.length)
  expect(cacheKey(Buffer.from('ä'))).toBe(cacheKey('ä'))
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
