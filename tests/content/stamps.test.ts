import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStamps } from '../../scripts/content/stages/stamps.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'stamps-'))
const name = 'content/pages/about.mdx'
const at = (time: number) => `${time}.25:${time}:7:120`
const known = (stamp: string) => new Map([[name, { stamp, key: 'abc' }]])

test('a file that was not written since is known by its stamp', () => {
  const kept = folder()
  openStamps(kept, 'v1').save(known(at(10_000)), 20_000)
  expect(openStamps(kept, 'v1').keyOf(name, at(10_000))).toBe('abc')
})

test('a file that was written since, is another one or has another size is not', () => {
  const kept = folder()
  openStamps(kept, 'v1').save(known(at(10_000)), 20_000)
  const stamps = openStamps(kept, 'v1')
  for (const stamp of [at(10_001), '10000.25:10000:8:120', '10000.25:10000:7:121'])
    expect(stamps.keyOf(name, stamp)).toBeUndefined()
})

test('a file written just before it was read may have been written again in the same moment: it is not trusted', () => {
  const kept = folder()
  openStamps(kept, 'v1').save(known(at(19_000)), 20_000)
  expect(openStamps(kept, 'v1').keyOf(name, at(19_000))).toBeUndefined()
})

test('stamps of other code, or half a file of them, are no stamps', () => {
  const kept = folder()
  openStamps(kept, 'v1').save(known(at(10_000)), 20_000)
  expect(openStamps(kept, 'v2').keyOf(name, at(10_000))).toBeUndefined()
  writeFileSync(join(kept, 'stamps.json'), '["v1",[["content/pages/about.mdx","10')
  expect(openStamps(kept, 'v1').keyOf(name, at(10_000))).toBeUndefined()
})
