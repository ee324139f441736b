import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openAsking } from '../../../../scripts/verify/ask.ts'
import { report } from '../../../../scripts/verify/report.ts'
import { readBuild } from '../../../../scripts/verify/site-build.ts'
import { verify } from '../../../../scripts/verify/verify.ts'
import { runVerify } from '../../../../scripts/verify.ts'
import { article } from '../../../support/minimal-content.ts'
import { type Disturb, endServers, publish, serveDisturbed } from '../../../support/published-site.ts'
import { removeTemporarySites, type TemporarySite, temporarySite } from '../../../support/temporary-site.ts'

afterEach(() => {
  endServers()
  removeTemporarySites()
})

const git = ({ root }: TemporarySite, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

/** A project that is in no way changed, with its build. */
async function project(files: Record<string, string> = {}): Promise<TemporarySite> {
  const site = temporarySite({ '.gitignore': 'dist/\n.cache/\n', ...files })
  git(site, 'init', '--quiet')
  await commit(site)
  return site
}

async function commit(site: TemporarySite): Promise<string> {
  git(site, 'add', '.')
  git(site, 'commit', '--quiet', '--allow-empty', '-m', 'All of it')
  await publish(site.root)
  return git(site, 'rev-parse', 'HEAD')
}

async function verified(site: TemporarySite, origin: string, isAwaited = false) {
  const asking = openAsking(origin, Number.POSITIVE_INFINITY)
  const found = await verify({ root: site.root, origin, asking, isAwaited })
  asking.close()
  return { ...found, kinds: found.differences.map(({ kind, address }) => `${kind} ${address}`) }
}

/** A copy of what is published, which stays as it is while the project goes on. */
const served = (site: TemporarySite, disturb?: Disturb) => {
  execFileSync('cp', ['-r', 'dist', 'published'], { cwd: site.root })
  return serveDisturbed(path.join(site.root, 'published'), disturb)
}
const ignored = '.gitignore'

test('a site that is the build of the commit that is checked out is the same', async () => {
  const site = await project()
  const found = await verified(site, await serveDisturbed(path.join(site.root, 'dist')))
  expect(found).toMatchObject({ result: 'same', differences: [], files: expect.any(Number) })
  expect(found.says).toBe(`the same as ${git(site, 'rev-parse', 'HEAD').slice(0, 8)} for 2026-11-29, byte for byte.`)
})

test('an entry that is not public, and is served all the same, was left over', async () => {
  const site = await project({ 'content/articles/gone.mdx': article({ draft: 'true' }) })
  site.write('dist/briefings/gone.html', 'Words nobody may read')
  const found = await verified(site, await serveDisturbed(path.join(site.root, 'dist')))
  expect(found.kinds).toEqual(['leftOver /briefings/gone'])
})

test('an older build that is whole is told with its commit; one that was changed on the way is not taken for it', async () => {
  const site = await project({ [ignored]: 'dist/\n.cache/\npublished/\n' })
  const older = git(site, 'rev-parse', 'HEAD')
  const origin = await served(site)
  await commit(site)
  const awaited = await verified(site, origin, true)
  expect(awaited).toMatchObject({ result: 'otherBuild', files: 0, requests: 2 })
  const found = await verified(site, origin)
  expect(found).toMatchObject({ result: 'otherBuild', differences: [] })
  expect(found.says).toContain(`an older build, ${older.slice(0, 8)} for 2026-11-29, whole and unchanged`)

  writeFileSync(path.join(site.root, 'published/icons/icon.png'), 'another picture')
  expect(await verified(site, origin)).toMatchObject({ result: 'changed', kinds: ['changed /icons/icon.png'] })

  // Its own manifest makes an older build of it; one that was put in its place does not.
  writeFileSync(path.join(site.root, 'published/.well-known/site-manifest.json'), '{}')
  const untold = await verified(site, origin)
  expect(untold).toMatchObject({ result: 'changed', kinds: ['untold /.well-known/site-manifest.json'] })
})

test('a newer commit, one of another branch and one that is not known here are told apart', async () => {
  const site = await project({ [ignored]: 'dist/\n.cache/\npublished/\n' })
  const first = git(site, 'rev-parse', 'HEAD')
  const second = await commit(site)
  const origin = await served(site)
  const says = async () => (await verified(site, origin)).says
  git(site, 'checkout', '--quiet', first)
  expect(await says()).toContain(`a newer build, ${second.slice(0, 8)}`)
  git(site, 'commit', '--quiet', '--allow-empty', '-m', 'Another')
  expect(await says()).toContain('a build of another branch')
  rmSync(path.join(site.root, '.git'), { recursive: true })
  expect(await says()).toContain('a build of a commit that is not known here')
})

test('a file of the commit that is checked out, in a site that names an older one, is an upload that has not ended', async () => {
  const site = await project({ [ignored]: 'dist/\n.cache/\npublished/\n' })
  const origin = await served(site)
  await commit(site)
  await publish(site.root, '2026-11-29', { 'icons/icon.png': 'a newer picture' })
  writeFileSync(path.join(site.root, 'published/icons/icon.png'), 'a newer picture')
  expect((await verified(site, origin)).kinds).toEqual(['mixed /icons/icon.png'])
})

test('a cache that says another build than the site itself is found', async () => {
  const site = await project()
  const old = JSON.stringify({ commit: null, builtFor: '2026-11-01', manifest: '0'.repeat(64) })
  const origin = await serveDisturbed(path.join(site.root, 'dist'), (request, response) => {
    if (request.url !== '/.well-known/site.json') return false
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(old)
    return true
  })
  expect((await verified(site, origin)).kinds).toContain('stale /.well-known/site.json')
})

test('an address that leads to another one is told with that', async () => {
  const site = await project()
  const origin = await serveDisturbed(path.join(site.root, 'dist'), (request, response) => {
    response.writeHead(301, { Location: `https://www.example.com${request.url}` }).end()
    return true
  })
  await expect(verified(site, origin)).rejects.toThrow('npm run verify -- https://www.example.com')
})

test('a site that does not answer is out of reach', async () => {
  const site = await project()
  const origin = await serveDisturbed(path.join(site.root, 'dist'), ({ socket }) => {
    socket.destroy()
    return true
  })
  expect(await verified(site, origin)).toMatchObject({ result: 'unreachable', differences: [], files: 0 })
})

test('a manifest that does not belong to the files is no build', async () => {
  const site = await project()
  expect(readBuild(path.join(site.root, 'dist'))?.name.builtFor).toBe('2026-11-29')
  writeFileSync(path.join(site.root, 'dist/.well-known/site-manifest.json'), '{}')
  expect(readBuild(path.join(site.root, 'dist'))).toBe(undefined)
})

test('the report is one screen, however much differs', () => {
  const names = Array.from({ length: 40 }, (_, at) => `x-${at}`)
  const differences = names.flatMap((header) =>
    ['/about', '/', '/contact', '/careers'].map((address) => ({
      kind: 'headerOther' as const,
      address,
      header,
      expected: 'a'.repeat(300),
      got: 'b'.repeat(300),
    })),
  )
  const rest = { result: 'changed', says: 'not what it is.', hints: [], cannot: [], files: 40, requests: 160 } as const
  const text = report({ ...rest, origin: 'https://www.example.com', differences, hints: [], cannot: [] })
  expect(text.split('\n').length).toBeLessThanOrEqual(24)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  expect(text).toContain('and 36 more kinds of difference: --format json')
  expect(text).toContain('/about / /contact and 1 more')
})

test.each([
  [[], 'Expected the address of one site.'],
  [['https://www.example.com', 'https://example.com'], 'Expected the address of one site.'],
  [['https://www.example.com/about'], 'without a path'],
  [['ftp://www.example.com'], 'without a path'],
  [['https://www.example.com', '--host', 'nginz'], '--host wants one of nginx, caddy'],
  [['https://www.example.com', '--rate', '0'], '--rate wants a number above 0'],
  [['https://www.example.com', '--format', 'xml'], '--format wants human or json'],
])('%j is refused: %s', async (args, words) => {
  await expect(runVerify(args)).rejects.toThrow(words)
})

test('a monitor reads JSON and the status 5 of a site that nobody can reach', () => {
  // Port 9 discards what it is sent, where anything listens at all.
  const args = ['--import', 'tsx', 'scripts/verify.ts', 'http://127.0.0.1:9', '--format', 'json']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(5)
  expect(JSON.parse(stdout)).toMatchObject({ result: 'unreachable', origin: 'http://127.0.0.1:9', differences: [] })
})
