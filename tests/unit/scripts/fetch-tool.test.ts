import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchTool, isFetched } from '../../../scripts/tools/fetch-tool.mjs'

const version = '1.2.3'
let folder: string
let tarball: Buffer
let registry: Server
let asked: string[]
/** What the registry has, by address. */
let has: Record<string, Buffer | string>
let origin: string

const integrityOf = (content: Buffer) => `sha512-${createHash('sha512').update(content).digest('base64')}`

function write(file: string, content: string) {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, content)
}

/** The lockfile of a tool that is one package, which has this checksum. */
function lock(integrity: string) {
  const dependencies = { tool: version }
  const packages = { '': { dependencies }, 'node_modules/tool': { version, integrity } }
  write('scripts/tools/fetched/tool/package.json', JSON.stringify({ description: 'The tool', dependencies }))
  write('scripts/tools/fetched/tool/package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }))
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fetch-tool-'))
  write('packed/package/package.json', JSON.stringify({ name: 'tool', version }))
  execFileSync('tar', ['-czf', 'tool.tgz', '-C', 'packed', 'package'], { cwd: folder })
  tarball = readFileSync(path.join(folder, 'tool.tgz'))
  lock(integrityOf(tarball))
  asked = []
  has = { [`/tool/-/tool-${version}.tgz`]: tarball }
  registry = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(has[url] ? 200 : 404).end(has[url])
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  vi.stubEnv('npm_config_registry', origin)
  vi.stubEnv('npm_config_cache', path.join(folder, 'cache'))
  vi.stubEnv('npm_config_fetch_retries', '0')
})

afterEach(() => {
  vi.unstubAllEnvs()
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

const fetched = () => readdirSync(path.join(folder, '.cache/tools'))

test('a tool is fetched once, also when two ask for it, and nothing but its package is asked for', async () => {
  expect(isFetched('tool', folder)).toBe(false)
  const [packages, same] = await Promise.all([fetchTool('tool', folder), fetchTool('tool', folder)])
  expect(same).toBe(packages)
  expect(JSON.parse(readFileSync(path.join(packages, 'tool/package.json'), 'utf8'))).toEqual({ name: 'tool', version })
  expect(fetched()).toHaveLength(1)
  expect(isFetched('tool', folder)).toBe(true)
  expect(new Set(asked)).toEqual(new Set([`/tool/-/tool-${version}.tgz`]))
  registry.close()
  expect(await fetchTool('tool', folder)).toBe(packages)
})

test('a registry that keeps its packages at other addresses is asked for them', async () => {
  const dist = { tarball: `${origin}/files/tool`, integrity: integrityOf(tarball) }
  const described = { name: 'tool', 'dist-tags': { latest: version }, versions: { [version]: { version, dist } } }
  has = { '/tool': JSON.stringify(described), '/files/tool': tarball }
  await fetchTool('tool', folder)
  expect(asked).toContain('/files/tool')
})

test('a package that is not the one of the lockfile is refused, and nothing of it stays', async () => {
  lock(integrityOf(Buffer.from('another')))
  await expect(fetchTool('tool', folder)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The tool (tool 1.2.3) is fetched once, from the registry of npm, which cannot be reached or does not have it: EINTEGRITY.]`,
  )
  expect(fetched()).toEqual([])
})

test('without a network one sentence says what is needed', async () => {
  registry.close()
  await expect(fetchTool('tool', folder)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The tool (tool 1.2.3) is fetched once, from the registry of npm, which cannot be reached or does not have it: ECONNREFUSED.]`,
  )
})
