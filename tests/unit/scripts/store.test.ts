import { copyFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cacheKey } from '../../../scripts/cache/cache-key.ts'
import { openStore } from '../../../scripts/cache/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'store-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A time before yesterday. */
const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
const age = (...names: string[]) => {
  for (const name of names) utimesSync(path.join(folder, name), longAgo, longAgo)
}

test('a file is made once and read back by the next build; what nobody asked for in a day is removed', async () => {
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return Buffer.from(name)
  }
  const first = openStore(folder)
  expect(String(await first.get('a', make('a')))).toBe('a')
  await first.get('b', make('b'))
  await first.get('other build', make('other build'))
  first.sweep()
  age('a', 'b')
  const second = openStore(folder)
  expect(String(await second.get('a', make('again')))).toBe('a')
  second.sweep()
  expect(made).toEqual(['a', 'b', 'other build'])
  // It was looked through today.
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'other build', 'swept'])
  age('swept')
  second.sweep()
  expect(readdirSync(folder).sort()).toEqual(['a', 'other build', 'swept'])
})

test('a file that is cut off, written over or stands under a foreign name is made again', async () => {
  const store = openStore(folder)
  for (const key of ['cut', 'empty', 'over', 'from']) store.keep(key, Buffer.from(`all of ${key}`))
  truncateSync(path.join(folder, 'cut'), 20)
  truncateSync(path.join(folder, 'empty'))
  writeFileSync(path.join(folder, 'over'), 'something that is as long')
  copyFileSync(path.join(folder, 'from'), path.join(folder, 'to'))
  expect(['cut', 'empty', 'over', 'to', 'missing'].map((key) => store.find(key))).toEqual(Array(5).fill(undefined))
  expect(String(store.find('from'))).toBe('all of from')
  expect(String(await store.get('cut', async () => Buffer.from('made again')))).toBe('made again')
  expect(String(openStore(folder).find('cut'))).toBe('made again')
})

test('what could not be made is not kept', async () => {
  const store = openStore(folder)
  await expect(store.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(String(await store.get('a', async () => Buffer.from('drawn')))).toBe('drawn')
})

test('a store that was never written to has nothing to sweep', async () => {
  openStore(path.join(folder, 'missing')).sweep()
})

test('a key tells its parts, their order and their borders apart', () => {
  const keys = [cacheKey('ab', 'c'), cacheKey('a', 'bc'), cacheKey('c', 'ab'), cacheKey('abc'), cacheKey()]
  expect(new Set(keys).size).toBe(keys.length)
  expect(cacheKey(Buffer.from('ä'))).toBe(cacheKey('ä'))
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
