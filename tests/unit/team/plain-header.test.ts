import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainHeaderIdentity } from '../../../scripts/team/identity/plain-header.ts'

const secret = 'a-secret-that-only-the-proxy-knows-1'
let folder: string
let secretFile: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secret-'))
  secretFile = path.join(folder, 'secret')
  writeFileSync(secretFile, `${secret}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const find = (rawHeaders: string[], holds: 'subject' | 'email' = 'subject') =>
  plainHeaderIdentity({ kind: 'header', header: 'x-forwarded-user', holds, secretHeader: 'x-desk-secret', secretFile })(
    {
      rawHeaders,
    } as unknown as IncomingMessage,
  )
/** As Node reads the bytes of a header. */
const onTheWire = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test('the name the proxy sends is who it is, with the secret, in any letters', async () => {
  const proxy = ['X-Desk-Secret', secret, 'X-Forwarded-User', onTheWire('Zoë Łukasz')]
  expect(await find(proxy)).toEqual({ subject: 'Zoë Łukasz', isFresh: true })
  expect(await find(['X-Desk-Secret', secret, 'X-Forwarded-User', 'Zo\u00eb'])).toMatchObject({ subject: 'Zoë' })
  const email = ['X-Desk-Secret', secret, 'X-Forwarded-User', 'zoe@example.com']
  expect(await find(email, 'email')).toEqual({ subject: 'zoe@example.com', email: 'zoe@example.com', isFresh: true })
})

const wrong: [what: string, headers: string[]][] = [
  ['no secret', ['X-Forwarded-User', 'zoe']],
  ['another secret', ['X-Desk-Secret', `${secret}x`, 'X-Forwarded-User', 'zoe']],
  ['two secrets', ['X-Desk-Secret', secret, 'X-Desk-Secret', secret, 'X-Forwarded-User', 'zoe']],
  ['no name', ['X-Desk-Secret', secret]],
  ['an empty name', ['X-Desk-Secret', secret, 'X-Forwarded-User', ' ']],
  ['two names', ['X-Desk-Secret', secret, 'X-Forwarded-User', 'zoe', 'x-forwarded-user', 'sam']],
  ['a twin beside the name', ['X-Desk-Secret', secret, 'X-Forwarded-User', 'zoe', 'X_Forwarded_User', 'sam']],
  ['a twin of the name', ['X-Desk-Secret', secret, 'X_Forwarded_User', 'zoe']],
]
for (const [what, headers] of wrong) {
  test(`with ${what} it is nobody`, async () => {
    await expect(find(headers)).rejects.toMatchObject({ status: 401 })
  })
}

test('where an address is expected, what is none is nobody', async () => {
  const proxy = ['X-Desk-Secret', secret, 'X-Forwarded-User', 'zoe']
  await expect(find(proxy, 'email')).rejects.toMatchObject({
    detail: 'The header x-forwarded-user holds no e-mail address.',
  })
})

test('a secret that is short or cannot be read is told at the start', async () => {
  writeFileSync(path.join(folder, 'short'), 'short')
  const at = (file: string) => () =>
    plainHeaderIdentity({
      kind: 'header',
      header: 'x',
      holds: 'subject',
      secretHeader: 'y',
      secretFile: path.join(folder, file),
    })
  expect(at('short')).toThrow('openssl rand -hex 32')
  expect(at('none')).toThrow('cannot be read')
})
