import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

/** Errors of the disk, as the system names them, for the next write or renaming. */
const disk = vi.hoisted(() => ({ write: undefined as string | undefined, rename: undefined as string | undefined }))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const failing = <Name extends 'writeFileSync' | 'renameSync'>(name: Name, why: 'write' | 'rename') =>
    ((...args: Parameters<(typeof real)[Name]>) => {
      const code = String(args[0]).includes('content') ? disk[why] : undefined
      if (code) throw Object.assign(new Error(`${code}: ${args[0]}`), { code })
      return (real[name] as (...args: unknown[]) => unknown)(...args)
    }) as never
  const writeFileSync = failing('writeFileSync', 'write')
  const renameSync = failing('renameSync', 'rename')
  return { ...real, writeFileSync, renameSync, default: { ...real, writeFileSync, renameSync } }
})

const parsed = vi.hoisted(() => [] as string[])
vi.mock('../../../../scripts/content/body/parse-mdx.ts', async (original) => {
  const real = await original<typeof import('../../../../scripts/content/body/parse-mdx.ts')>()
  const parseHere = (text: string) => {
    parsed.push(text)
    return real.parseHere(text)
  }
  return { ...real, parseHere }
})

const file = 'content/pages/index.mdx'
let desk: DeskSite

beforeEach(async () => {
  desk = await startDesk()
})

afterEach(async () => {
  Object.assign(disk, { write: undefined, rename: undefined })
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const open = async () => (await desk.ask(`GET entry?file=${file}`)).json as { text: string; version: string }
const save = (text: string, base: string | null) => desk.ask('PUT entry', { body: { file, text, base } })
const leftovers = () => fs.readdirSync(path.join(desk.root, 'content/pages')).filter((name) => name.startsWith('.'))

test('an entry is read as the check reads it, and keeps its line ends and its mark', async () => {
  const text = '\uFEFF---\r\ntitle: Home\r\n---\r\n\r\nWörds — “and” 🙂\u00a0more.\r\n\n\n'
  desk.write(file, text)
  const read = await open()
  expect(read.text).toBe('---\ntitle: Home\n---\n\nWörds — “and” 🙂\u00a0more.\n\n\n')
  expect((await save(read.text, read.version)).json.version).toBe(read.version)
  const { json } = await save(`${read.text}x`, read.version)
  expect(desk.read(file)).toBe(`${text}x`)
  const longer = `${read.text.replace('Home', 'House\nsummary: Ours')}x`
  expect((await save(longer, json.version)).status).toBe(200)
  expect(desk.read(file)).toBe(`${text.replace('Home', 'House\r\nsummary: Ours')}x`)
})

test('each save answers with the version the next one is made from', async () => {
  const { version } = await open()
  const first = await save('One', version)
  const second = await save('Two', first.json.version)
  expect([first.status, second.status, desk.read(file)]).toEqual([200, 200, 'Two'])
})

test('a save answers with what is wrong in its file and with its body, which is parsed once', async () => {
  const { text, version } = await open()
  const wrong = text.replace('Some words.', 'Some [words](ftp:words).')
  parsed.length = 0
  const { json } = await save(wrong, version)
  expect(parsed).toHaveLength(1)
  expect(json.issues).toMatchObject([{ rule: 'link-form', file, line: 8 }])
  const [{ position }] = json.root.children
  expect(wrong.slice(position.start.offset, position.end.offset)).toBe('Some [words](ftp:words).')
  const right = await save(text, json.version)
  expect(right.json).toMatchObject({ issues: [], root: { children: [expect.anything()] } })
})

test('the body of an entry stands where its text has it, whatever the line ends of its file are', async () => {
  desk.write(
    file,
    `\uFEFF${desk.read(file).replace('Some words.', 'A line\nof words.\n\nMore.').replaceAll('\n', '\r\n')}`,
  )
  const { json } = await desk.ask(`GET entry?file=${file}`)
  const saved = await save(json.text.replace('A line', 'A longer line'), json.version)
  for (const [text, root] of [
    [json.text, json.root],
    [json.text.replace('A line', 'A longer line'), saved.json.root],
  ]) {
    const [, { position }] = root.children
    expect(text.slice(position.start.offset, position.end.offset)).toBe('More.')
  }
  expect(saved.json.issues).toEqual([])
})

test('a file that was changed elsewhere is not written over: both texts are there', async () => {
  const { version } = await open()
  desk.write(file, 'Theirs\r\nhere')
  const { status, json } = await save('Mine', version)
  expect(status).toBe(409)
  expect(json).toEqual({
    message: 'The file was changed elsewhere meanwhile.',
    text: 'Theirs\nhere',
    version: expect.any(String),
  })
  expect(desk.read(file)).toBe('Theirs\r\nhere')
  expect((await save('Both', json.version)).status).toBe(200)
})

test('a file that was deleted meanwhile is not made again unless the writer says so', async () => {
  const { version } = await open()
  desk.remove(file)
  const { status, json } = await save('Mine', version)
  expect([status, json.text, json.version]).toEqual([409, null, null])
  expect(fs.existsSync(path.join(desk.root, file))).toBe(false)
  expect((await save('Mine', null)).status).toBe(200)
  expect(desk.read(file)).toBe('Mine')
})

test('a save whose answer was lost can be repeated', async () => {
  const { version } = await open()
  const first = await save('One', version)
  expect(await save('One', version)).toMatchObject({ status: 200, json: first.json })
})

test('of two windows that save at the same time one is refused, and no text is a mixture', async () => {
  const { version } = await open()
  const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => save(text, version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(['One', 'Two', 'Three']).toContain(desk.read(file))
})

const refusals = [
  ['ENOSPC', 507, 'The disk is full'],
  ['EDQUOT', 507, 'The disk is full'],
  ['EROFS', 403, 'may not be written'],
  ['EACCES', 403, 'may not be written'],
] as const
for (const [code, status, words] of refusals) {
  for (const when of ['write', 'rename'] as const) {
    test(`${code} at the ${when} is said in a sentence, and the file is what it was`, async () => {
      const { text, version } = await open()
      disk[when] = code
      const answer = await save('Mine', version)
      expect([answer.status, answer.json.message]).toEqual([status, expect.stringContaining(words)])
      expect(answer.text).not.toContain(desk.root)
      disk[when] = undefined
      expect([desk.read(file), leftovers()]).toEqual([text, []])
      expect((await save('Mine', version)).status).toBe(200)
    })
  }
}

test('a crash between writing and putting in place leaves the old file, and nothing the check would read', async () => {
  const { text } = await open()
  fs.writeFileSync(path.join(desk.root, 'content/pages/.index.mdx.1.tmp'), 'Half of it')
  expect((await open()).text).toBe(text)
  const { json } = await desk.ask('GET site')
  expect(json.issues).toEqual([])
})

test('a file that is no text is left alone', async () => {
  desk.write(file, Buffer.from([0xff, 0xfe, 0x41, 0x00]))
  const { status, json } = await desk.ask(`GET entry?file=${file}`)
  expect([status, json.message]).toEqual([422, expect.stringContaining('UTF-8')])
})

test('half of a character is not written as another one', async () => {
  const { version } = await open()
  expect((await save('Words \ud83d', version)).status).toBe(400)
})

test('what a file may be used for stays as it was', async () => {
  fs.chmodSync(path.join(desk.root, file), 0o640)
  const { version } = await open()
  await save('Words', version)
  expect(fs.statSync(path.join(desk.root, file)).mode & 0o777).toBe(0o640)
})

test('every window hears of a save: the version of the file, and what the check says of it', async () => {
  const { text, version } = await open()
  const told = await desk.hear((event) => event.type === 'file' && event.file === file)
  const problem = await desk.hear((event) => event.type === 'content' && event.issues.length > 0)
  const saved = await save(text.replace('Some words.', '[Words](/nowhere)'), version)
  expect(await told.heard).toEqual({ type: 'file', file, version: saved.json.version })
  const heard = await problem.heard
  expect(heard).toMatchObject({
    issues: [{ rule: 'broken-link', file, severity: 'error', line: 8, column: 1, hint: expect.any(String) }],
    entries: [{ file, errors: 1 }],
    gone: [],
  })
  expect(JSON.stringify(heard)).not.toContain('source')
})

test('an entry keeps its name in lists while its fields cannot be read', async () => {
  const { version } = await open()
  const broken = await desk.hear((event) => event.type === 'content' && event.entries.some(({ errors }) => errors > 0))
  await save('---\ntitle: "Home\n---\n', version)
  expect(await broken.heard).toMatchObject({ entries: [{ file, title: 'Home' }] })
})
