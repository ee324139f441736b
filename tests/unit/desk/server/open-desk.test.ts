import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { PagesCode } from '../../../../scripts/desk/bundled-code.ts'
import { openDesk } from '../../../../scripts/desk/open-desk.ts'
import { rawRequest } from '../../../support/raw-request.ts'
import { removeTemporarySites, temporarySite } from '../../../support/temporary-site.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const script = '/assets/page.js'
const pagesCode = {
  client: { preview: {} },
  files: new Map([[script, Buffer.from('a script')]]),
} as unknown as PagesCode

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  removeTemporarySites()
})

/** A desk whose own code has been bundled, and that of the pages not yet. */
async function deskBefore(pages: Promise<PagesCode>) {
  const page = {
    script: '/_desk/assets/main.js',
    styles: [],
    key: 'code',
    isWritten: false,
    finish: async (html: string) => html,
  }
  const code = Promise.resolve({ page, files: new Map([[page.script, Buffer.from('the desk')]]), pages })
  const { root } = temporarySite()
  const desk = await openDesk({ root, code, log: quiet, token: 'token', openWindow: quiet.info, onError: quiet.error })
  const server = createServer((request, response) => {
    desk.answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  stops.push(desk.close, () => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string) => rawRequest(url + path, { 'x-desk-token': 'token' })
}

test('the list stands before the code of the pages is bundled, and what belongs to pages waits for it', async () => {
  let come: (code: PagesCode) => void = quiet.info
  const ask = await deskBefore(new Promise((resolve) => (come = resolve)))
  const waiting = ask(script)
  expect((await ask('/_desk/')).status).toBe(200)
  expect((await ask('/_desk/assets/main.js')).body.toString()).toBe('the desk')
  expect((await ask('/_desk/api/site')).status).toBe(200)
  come(pagesCode)
  expect((await waiting).body.toString()).toBe('a script')
})

test('a page whose code cannot be bundled says why, and the list stands', async () => {
  let fail: (error: Error) => void = quiet.info
  const ask = await deskBefore(new Promise((_, reject) => (fail = reject)))
  fail(new Error('No space left.'))
  expect(await ask('/about')).toMatchObject({ status: 500, body: Buffer.from('No space left.') })
  expect((await ask('/_desk/api/site')).status).toBe(200)
})
