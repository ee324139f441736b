import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { article } from '../../../support/minimal-content.ts'
import { pngOf } from '../../../support/pictures.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const file = 'content/articles/one.mdx'
let desk: DeskSite

beforeAll(async () => {
  desk = await startDesk({ [file]: article() })
})

afterAll(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const add = (name: string, bytes: Buffer, beside = file) =>
  desk.ask(`POST picture?${new URLSearchParams({ file: beside, name })}`, { body: bytes })
const bytesOf = (name: string) => readFileSync(path.join(desk.root, name))

test('a picture is laid beside the entry under a name that can stand in a text, byte by byte', async () => {
  const bytes = pngOf(1200, 800, 'one')
  const { status, json } = await add('C:\\fakepath\\Größe der Brücke (1).PNG', bytes)
  expect([status, json]).toEqual([200, { src: 'grosse-der-brucke-1.png' }])
  expect(bytesOf('content/articles/grosse-der-brucke-1.png').equals(bytes)).toBe(true)
})

test('no picture is written over: another of the name gets another name, the same one is taken as it is', async () => {
  await add('plan.png', pngOf(1200, 800, 'a'))
  expect((await add('plan.png', pngOf(1200, 800, 'b'))).json).toEqual({ src: 'plan-2.png' })
  expect((await add('plan.png', pngOf(1200, 800, 'a'))).json).toEqual({ src: 'plan.png' })
  expect(bytesOf('content/articles/plan.png').equals(pngOf(1200, 800, 'a'))).toBe(true)
})

test('what a file of the site shows goes to the folder that texts share', async () => {
  await add('logo.png', pngOf(200, 200, 'logo'), 'content/site/site.json')
  expect(bytesOf('content/images/logo.png').length).toBeGreaterThan(0)
})

const refused: [name: string, bytes: Buffer, words: string][] = [
  ['page.html', Buffer.from('<script>'), 'By its name this is no picture.'],
  ['page.mdx', pngOf(9, 9), 'By its name this is no picture.'],
  ['..', pngOf(9, 9), 'By its name this is no picture.'],
  ['x.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'The file is not a picture.'],
  ['x.jpg', pngOf(1200, 800), 'By its name the file is something else, but it is a picture in PNG.'],
  ['x.png', pngOf(90_000, 90_000), 'megapixels'],
  ['x.png', pngOf(1200, 800).subarray(0, 40), 'ends in the middle'],
  ['x.gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'), 'Pictures in GIF are not published.'],
]
for (const [name, bytes, words] of refused) {
  test(`${name} with ${bytes.subarray(0, 12).toString('latin1').replace(/\W+/g, ' ')} is refused: ${words}`, async () => {
    const { status, json } = await add(name, bytes)
    expect([status, json.message]).toEqual([415, expect.stringContaining(words)])
  })
}

test('a name that leads elsewhere leads nowhere', async () => {
  for (const name of ['../../evil.png', '..%2f..%2fevil.png', '/etc/evil.png', 'a\0evil.png', '....//evil.png'])
    expect((await add(name, pngOf(600, 600, name))).json.src).toMatch(/^[a-z0-9-]+\.png$/)
  expect((await add('x.png', pngOf(9, 9), 'content/../x.mdx')).status).toBe(400)
})

test('more bytes than any photograph has are not taken', async () => {
  expect((await add('large.png', Buffer.alloc(40_000_001))).status).toBe(413)
})

test('a drawing that is opened by itself runs nothing, whatever it holds', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'
  await add('drawing.svg', Buffer.from(script))
  const { headers } = await desk.ask('GET drawing', { path: '/content/articles/drawing.svg?t=1' })
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
})

test('a picture that no page shows is deleted and taken back; one that is shown is not', async () => {
  const shown = 'content/articles/shown.png'
  await add('shown.png', pngOf(1200, 800, 'shown'))
  await add('left.png', pngOf(1200, 800, 'left'))
  const { json } = await desk.ask(`GET entry?file=${file}`)
  const text = `${json.text}\n<Picture src="shown.png" alt="What it shows." />\n`
  await desk.ask('PUT entry', { body: { file, text, base: json.version } })
  const left = 'content/articles/left.png'
  const unused = async () => {
    const { json } = await desk.ask('GET site')
    return json.issues.filter(({ rule }: DeskIssue) => rule === 'unused-picture').map(({ file }: DeskIssue) => file)
  }
  await expect.poll(unused).not.toContain(shown)
  expect((await desk.ask('POST delete-picture', { body: { file: shown } })).status).toBe(409)
  for (const other of [file, 'content/../package.json', '.git/x.png'])
    expect((await desk.ask('POST delete-picture', { body: { file: other } })).status).toBe(404)
  const before = bytesOf(left)
  expect((await desk.ask('POST delete-picture', { body: { file: left } })).status).toBe(200)
  expect(() => bytesOf(left)).toThrow()
  expect(await unused()).not.toContain(left)
  expect((await desk.ask('POST restore', { body: { file: left } })).status).toBe(200)
  expect(bytesOf(left).equals(before)).toBe(true)
  expect(await unused()).toContain(left)
})
