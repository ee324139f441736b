import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { serveSite } from '../../../scripts/serve.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'served-'))
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
let server: Server | undefined
afterEach(() => {
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
