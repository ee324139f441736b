import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const file = 'content/pages/index.mdx'
let desk: DeskSite
let version: string

beforeAll(async () => {
  desk = await startDesk({ 'content/pages/about.mdx': page() }, { git: true })
  version = (await desk.ask(`GET entry?file=${file}`)).json.version
})

afterAll(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const write = (name: string, more = {}) =>
  desk.ask('PUT entry', { body: { file: name, text: 'Taken over.', base: null }, ...more })

const hosts = ['evil.example', 'evil.example:80', 'localhost', 'localhost:1', '127.0.0.1.evil.example', '0.0.0.0']
for (const host of hosts) {
  test(`a request for the host “${host}” is refused: a foreign name may have been made to lead here`, async () => {
    const { status, json } = await desk.ask('GET site', { headers: { host } })
    expect(status).toBe(403)
    expect(json.message).toBe('The desk answers only its own pages.')
  })
}

test('every name of this machine is answered, with the port', async () => {
  const { port } = new URL(desk.url)
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect((await desk.ask('GET site', { headers: { host: `${name}:${port}` } })).status).toBe(200)
})

const origins = ['http://evil.example', 'http://localhost:1', 'null', 'https://127.0.0.1', undefined]
for (const origin of origins) {
  test(`a write from the origin ${origin} is refused, with the right token too`, async () => {
    const body = { file, text: 'Taken over.', base: version }
    expect((await desk.ask('PUT entry', { body, headers: { origin } })).status).toBe(403)
    expect(desk.read(file)).not.toContain('Taken over')
  })
}

test('a page of another origin reads nothing and hears nothing, and gets no leave from a preflight', async () => {
  for (const headers of [
    { origin: 'http://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    expect((await desk.ask('GET site', { headers })).status).toBe(403)
    expect((await desk.ask(`GET events?token=${desk.token}`, { headers })).status).toBe(403)
  }
  const preflight = await desk.ask('OPTIONS entry', {
    headers: { origin: 'http://evil.example', 'access-control-request-method': 'PUT' },
  })
  expect(preflight.status).toBe(403)
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('without the token of this start nothing is read, written or heard', async () => {
  for (const given of [undefined, '', 'wrong', `${desk.token}x`, desk.token.slice(1)]) {
    const headers = { 'x-desk-token': given }
    expect((await desk.ask('GET site', { headers })).status).toBe(401)
    expect((await write('content/pages/new.mdx', { headers })).status).toBe(401)
    expect((await desk.ask(`GET events?token=${given ?? ''}`)).status).toBe(401)
  }
  expect((await desk.ask('GET nothing', { headers: { 'x-desk-token': 'wrong' } })).status).toBe(401)
})

test('the page itself has no token in it, and may not be framed', async () => {
  const { text, headers } = await desk.ask('GET page', { path: '/_desk/' })
  expect(text).not.toContain(desk.token)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard",
  )
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
})

test('inline scripts of the page run by their hash, and styles by a nonce that is new each time', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => desk.ask('GET page', { path: '/_desk/' })))
  const nonce = (answer = one) => /'nonce-([^']+)'/.exec(String(answer?.headers['content-security-policy']))?.[1]
  expect(one?.text).toContain(`nonce="${nonce()}"`)
  expect(nonce()).not.toBe(nonce(other))
  expect(one?.headers['content-security-policy']).toContain("'sha256-")
})

const names = [
  '../package.json',
  'content/../package.json',
  'content/pages/../../package.json',
  'content/pages/..%2f..%2fpackage.mdx',
  'content/pages/%2e%2e/x.mdx',
  'content\\pages\\x.mdx',
  'content/pages/..\\..\\x.mdx',
  '/etc/passwd',
  'content//etc/passwd.mdx',
  'C:/x.mdx',
  'content/pages/x.mdx\0.json',
  'content/pages/x\0.mdx',
  'content/pages/.hidden.mdx',
  'content/pages/x.tsx',
  'content/pages/x.html',
  'content/pages/X.mdx',
  'content/pages/x.mdx/',
  'content/pages/ｘ.mdx',
  'content/pages/x‮.mdx',
  'content/pages/con:stream.mdx',
  'content/unknown/x.mdx',
  'content/site/other.json',
  'content/README.md',
  'content',
  '',
  'scripts/build.mjs',
  '.git/config',
]
for (const name of names) {
  test(`nothing is written or read at ${JSON.stringify(name)}`, async () => {
    const answers = [await write(name), await desk.ask(`GET entry?file=${encodeURIComponent(name)}`)]
    for (const { status, json } of answers) {
      expect(status).toBe(400)
      expect(json).toEqual({ message: 'The content has no place for a file of this name.' })
    }
  })
}

test('a name that is no text is none', async () => {
  for (const name of [undefined, null, 1, ['content/pages/x.mdx'], { toString: 'x' }])
    expect((await desk.ask('PUT entry', { body: { file: name, text: '', base: null } })).status).toBe(400)
})

test('links out of the content are neither followed nor written through', async () => {
  const outside = path.join(desk.root, 'outside')
  mkdirSync(outside)
  writeFileSync(path.join(outside, 'secret.mdx'), 'secret')
  symlinkSync(outside, path.join(desk.root, 'content/pages/linked'))
  symlinkSync(path.join(outside, 'secret.mdx'), path.join(desk.root, 'content/pages/secret.mdx'))
  for (const name of ['content/pages/linked/secret.mdx', 'content/pages/linked/new.mdx', 'content/pages/secret.mdx']) {
    const read = await desk.ask(`GET entry?file=${name}`)
    expect([read.status, read.text]).toEqual([400, expect.not.stringContaining('secret')])
    expect((await write(name)).status).toBe(400)
  }
  expect(readFileSync(path.join(outside, 'secret.mdx'), 'utf8')).toBe('secret')
  desk.remove('content/pages/linked')
  desk.remove('content/pages/secret.mdx')
})

test('a folder in place of a file is refused', async () => {
  mkdirSync(path.join(desk.root, 'content/pages/folder.mdx'))
  expect((await write('content/pages/folder.mdx')).status).toBe(400)
})

test('other ways to write the address of a request lead nowhere', async () => {
  const paths = [
    '/_desk/api/%73ite',
    '/_desk/api//site',
    '/_desk/api/../api/site',
    '/_desk/api/site/',
    '/_desk/api/__proto__',
    '/_desk/api/constructor',
  ]
  for (const sent of paths) expect((await desk.ask('GET site', { path: sent })).status).toBe(404)
  expect((await desk.ask('DELETE site')).status).toBe(404)
})

test('a request for another server that arrives here is not taken for one of the desk', async () => {
  const { status, text } = await desk.ask('GET site', { path: `${desk.url}/_desk/api/site` })
  expect([status, text]).toEqual([404, 'the preview'])
})

test('a body that is larger than any text is refused, announced or not', async () => {
  const large = Buffer.alloc(8_000_001, 32)
  expect((await write('x', { body: large })).status).toBe(413)
  expect((await write('x', { body: large, headers: { 'transfer-encoding': 'chunked' } })).status).toBe(413)
})

test('a body that is no JSON, says it is none or has another shape is refused', async () => {
  expect((await desk.ask('PUT entry', { body: Buffer.from('{') })).status).toBe(400)
  expect((await desk.ask('PUT entry', { body: { file }, headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await desk.ask('PUT entry', { body: { file, text: 1, base: null } })).status).toBe(400)
  expect((await desk.ask('PUT entry', { body: Buffer.from('{"__proto__":{"file":"x"}}') })).status).toBe(400)
})

test('what is asked of git cannot be read as an option of it', async () => {
  desk.write(file, desk.read(file).replace('Some words', 'Other words'))
  const sends = [
    { files: ['--output=/tmp/taken'], message: 'x' },
    { files: ['content/../package.json'], message: 'x' },
    { files: [file], message: 'x', branch: '--force' },
    { files: [file], message: 'x', branch: 'main' },
    { files: [file], message: 'x', branch: 'desk/../main' },
    { files: [file], message: 'x\0y' },
    { files: [file], message: ' \n ' },
    { files: [], message: 'x' },
    { files: [file], message: 'x', author: { name: 'A <b@c>\ncommitter', email: 'x' } },
  ]
  const before = desk.git('for-each-ref')
  for (const body of sends)
    expect((await desk.ask('POST review', { body })).status, JSON.stringify(body)).toBeGreaterThan(399)
  expect(desk.git('for-each-ref')).toBe(before)
  for (const id of ['--help', 'HEAD', '-n1', `main:${file}`, '../x'])
    expect((await desk.ask(`GET revision?file=${file}&id=${encodeURIComponent(id)}`)).status).toBe(404)
})

test('a message is a message, whatever it looks like', async () => {
  const message = '--amend $(touch taken) `touch taken`; touch taken'
  const { json } = await desk.ask('POST review', {
    body: { files: [file], message, author: { name: 'A', email: 'a@b' } },
  })
  expect(desk.git('log', '-1', '--format=%B', json.branch)).toBe(message)
  expect(desk.git('status', '--porcelain')).not.toContain('taken')
})

test('no answer says where on the machine the content lies', async () => {
  const answers = [
    await desk.ask('GET entry?file=content/pages/none.mdx'),
    await desk.ask('GET site'),
    await desk.ask('GET changes'),
    await desk.ask(`GET history?file=${file}`),
    await desk.ask(`GET entry?file=${file}`),
  ]
  for (const { text } of answers) expect(text).not.toContain(desk.root)
})

test('a line that is broken off in the middle of a write changes nothing, and the desk goes on', async () => {
  const { port } = new URL(desk.url)
  const head = `PUT /_desk/api/entry HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${desk.url}\r\nX-Desk-Token: ${desk.token}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"file":`
  const before = desk.read(file)
  const socket = connect(Number(port), '127.0.0.1')
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  socket.destroy()
  expect((await desk.ask('GET site')).status).toBe(200)
  expect(desk.read(file)).toBe(before)
})

test('a window is opened for the desk’s own pages only', async () => {
  const open = (headers = {}) =>
    desk.ask('POST open', { path: '/_desk/open', body: { file }, headers: { 'x-desk-token': undefined, ...headers } })
  expect((await open({ origin: 'http://evil.example' })).status).toBe(403)
  for (const body of [null, { file: '../x' }, { file: 1 }])
    expect((await desk.ask('POST open', { path: '/_desk/open', body })).status).toBe(body ? 400 : 200)
  expect(desk.opened.splice(0)).toEqual([undefined])
  const { status, text } = await open()
  expect([status, text]).toEqual([200, '{}'])
  expect(desk.opened).toEqual([file])
})
