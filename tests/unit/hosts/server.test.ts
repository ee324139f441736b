import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secureRequest } from '../../hosts/desk/secure-request.ts'
import { startProgram } from '../../hosts/server.ts'
import { makeCertificate } from '../../support/certificate.ts'

/** Answers over http at once, as a proxy does whose certificate is still being made, and over TLS after the third try. */
const beginner = `
const { readFileSync } = require('node:fs')
const [, port, key, certificate] = process.argv
const server = require('node:https').createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, to) => to.end('here'))
let tries = 0
require('node:net').createServer((line) => line.once('readable', () => {
  const first = line.read()
  if (!first) return
  if (first[0] !== 0x16) return line.end('HTTP/1.1 400 Bad Request\\r\\nConnection: close\\r\\n\\r\\n')
  tries += 1
  if (tries < 3) return line.destroy()
  line.unshift(first)
  server.emit('connection', line)
})).listen(Number(port), 'localhost')
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a program stands when it answers over TLS, not when it has no certificate yet', async () => {
  const work = mkdtempSync(path.join(tmpdir(), 'program-'))
  onTestFinished(() => rmSync(work, { recursive: true, force: true }))
  const { key, certificate } = await makeCertificate(work)
  const port = await freePort()
  const origin = `https://localhost:${port}`
  const places = { work, site: work, hosts: work }
  const running = await startProgram(process.execPath, ['-e', beginner, String(port), key, certificate], {
    origin,
    places,
  })
  onTestFinished(() => running.stop())
  expect((await secureRequest(origin, {})).text).toBe('here')
})
