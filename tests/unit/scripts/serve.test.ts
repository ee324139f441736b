import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveSite } from '../../../scripts/serve.ts'
import { oddRequests, oddStatus } from '../../support/odd-requests.ts'
import { rawRequest } from '../../support/raw-request.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'))
})
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('what is built again while it is served is served whole, with its headers and redirects', async () => {
  await expect(serveSite(folder, 4600)).rejects.toThrow('npm run build')
  write('_headers', '/*\n  X-Build: first\n')
  write('_redirects', '')
  write('404.html', 'Nothing here')
  write('about.html', 'Short')
  const served = await serveSite(folder, 4600)
  server = served.server
  const get = async (address: string) => {
    const response = await fetch(new URL(address, served.url), { headers: { 'accept-encoding': 'identity' } })
    return [response.status, await response.text(), response.headers.get('x-build')]
  }
  expect(await get('/about')).toEqual([200, 'Short', 'first'])
  expect(await get('/old')).toEqual([404, 'Nothing here', 'first'])
  write('about.html', 'Longer than it was, and new')
  write('_headers', '/*\n  X-Build: second\n')
  write('_redirects', '/old /about 301\n')
  write('404.html', 'Still nothing here')
  expect(await get('/about')).toEqual([200, 'Longer than it was, and new', 'second'])
  expect(await get('/old')).toEqual([200, 'Longer than it was, and new', 'second'])
  expect(await get('/nowhere')).toEqual([404, 'Still nothing here', 'second'])
})

/** A home page and `/about`, with its compressed copies. */
function writeTwoPages() {
  for (const [name, text] of Object.entries({ _headers: '', _redirects: '', '404.html': '404', 'index.html': 'Home' }))
    write(name, text)
  for (const [ending, text] of Object.entries({ '': 'Plain', '.br': 'Brotli', '.gz': 'Gzip' }))
    write(`about.html${ending}`, text)
}

async function serveTwoPages(): Promise<string> {
  writeTwoPages()
  const served = await serveSite(folder, 4600)
  server = served.server
  return served.url
}

test('no request ends the server: what cannot be read is 400, what is not there 404', async () => {
  const url = await serveTwoPages()
  for (const [status, line, headers] of oddRequests)
    expect([line, headers, await oddStatus(url, line, headers)]).toEqual([line, headers, status])
  expect(await oddStatus(url, 'GET /about')).toBe(200)
})

test('an encoding is sent to those who take it', async () => {
  const url = await serveTwoPages()
  for (const [accepted, text] of [
    ['gzip, deflate, br', 'Brotli'],
    ['GZIP;q=0.5, BR ; q=0.001', 'Brotli'],
    ['br;q=0, gzip', 'Gzip'],
    ['br;q=0.000 , gzip;q=1', 'Gzip'],
    ['br; q=0, gzip; q=0', 'Plain'],
    ['brotli, xgzip', 'Plain'],
    ['', 'Plain'],
  ] as const) {
    const { body } = await rawRequest(`${url}/about`, { 'accept-encoding': accepted })
    expect([accepted, body.toString()]).toEqual([accepted, text])
  }
})

test('a part of a file is sent as one', async () => {
  const url = await serveTwoPages()
  const { status, headers, body } = await rawRequest(`${url}/about`, { range: 'bytes=1-3' })
  expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 1-3/5', 'lai'])
})

test('a site that is taken away while it is served is an error of that moment, and of the server that goes on', async () => {
  const url = await serveTwoPages()
  rmSync(folder, { recursive: true })
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await rawRequest(`${url}/about`)).status).toBe(500)
  expect(String(told.mock.calls)).toContain('_headers')
  told.mockReset()
  mkdirSync(folder)
  writeTwoPages()
  expect((await rawRequest(`${url}/about`)).status).toBe(200)
})

test('an address with the name of this server in it is that page', async () => {
  const url = await serveTwoPages()
  expect(await oddStatus(url, `GET ${url}/about`)).toBe(200)
})
