import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readServer } from '../../../scripts/build/render/server-build.ts'

let root = ''
const folder = () => path.join(root, '.cache/server')
const bundle = (text: string) => writeFileSync(path.join(folder(), 'entry-server.cjs'), text)
const compiled = () => readdirSync(folder()).filter((name) => name.endsWith('.compiled'))
const said = async () => ((await readServer(root)) as unknown as { said: string }).said

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'server-build-'))
  mkdirSync(folder(), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('compiles the renderer once, and again when it says something else of the same length', async () => {
  bundle('exports.said = "one"')
  expect(await said()).toBe('one')
  expect(compiled()).toHaveLength(1)
  expect(await said()).toBe('one')
  expect(compiled()).toHaveLength(1)
  bundle('exports.said = "two"')
  expect(await said()).toBe('two')
})

it('does without what an engine of another version has compiled, or what was cut off', async () => {
  bundle('exports.said = "one"')
  await said()
  const [name] = compiled()
  writeFileSync(path.join(folder(), name as string), 'half of it')
  expect(await said()).toBe('one')
})
