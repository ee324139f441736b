import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type BuildName, describeBuild, type SiteManifest } from '../../../scripts/build/write/describe-build.ts'
import { hashOf } from '../../../scripts/build/write/lay-out.ts'
import { openOutput } from '../../../scripts/build/write/output.ts'
import { openStore } from '../../../scripts/cache/store.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const rules = {
  headers: [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }],
  redirects: [{ from: '/terms', to: '/terms-of-service', note: 'Not for everybody' }],
}

/** Builds a site of two files, and reads what it says of itself. */
async function built(root: string, builtFor = '2026-11-29') {
  const caches = mkdtempSync(path.join(tmpdir(), 'caches-'))
  const folder = path.join(root, 'dist')
  const output = openOutput({ folder, caches, store: openStore(path.join(caches, 'served')), code: 'one' })
  await output.write('index.html', '<p>Words</p>')
  await output.write('icons/icon.png', Buffer.from([1, 2, 3]))
  await describeBuild(root, output, rules, builtFor)
  const { manifest: upload } = output.commit()
  rmSync(caches, { recursive: true })
  const text = (name: string) => readFileSync(path.join(folder, '.well-known', name), 'utf8')
  const [site, manifest] = [text('site.json'), text('site-manifest.json')]
  return { site, manifest, name: JSON.parse(site) as BuildName, told: JSON.parse(manifest) as SiteManifest, upload }
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

test('a build names the hash of its manifest, which has every other file as it is before compression, and their rules', async () => {
  const { name, manifest, told, upload } = await built(temporarySite().root)
  expect(name.manifest).toBe(hashOf(manifest))
  expect(told).toEqual({
    headers: rules.headers,
    redirects: [{ from: '/terms', to: '/terms-of-service' }],
    files: { 'icons/icon.png': hashOf(Buffer.from([1, 2, 3])), 'index.html': hashOf('<p>Words</p>') },
  })
  expect(Object.keys(JSON.parse(upload))).toEqual(
    expect.arrayContaining(['.well-known/site.json', '.well-known/site-manifest.json', 'index.html.br']),
  )
})

test('without git, and in a folder that a repository does not know, a build names no commit', async () => {
  const { root } = temporarySite()
  expect((await built(root)).name).toMatchObject({ commit: null, builtFor: '2026-11-29' })
  git(root, 'init', '--quiet')
  writeFileSync(path.join(root, 'other'), '')
  git(root, 'add', 'other')
  git(root, 'commit', '--quiet', '-m', 'Something else')
  const { name } = await built(root)
  expect(name.commit).toBe(null)
  expect(name).not.toHaveProperty('uncommitted')
})

test('a build of a commit names it, with the same bytes each time; one with changes that nobody else has says so', async () => {
  const site = temporarySite({ '.gitignore': 'dist/\n' })
  const { root } = site
  git(root, 'init', '--quiet')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'All of it')
  const first = await built(root)
  expect(first.name).toEqual({
    commit: git(root, 'rev-parse', 'HEAD'),
    builtFor: '2026-11-29',
    manifest: first.name.manifest,
  })
  const again = await built(root)
  expect([again.site, again.manifest]).toEqual([first.site, first.manifest])
  expect((await built(root, '2026-11-30')).site).not.toBe(first.site)

  site.write('content/pages/new.mdx', 'New')
  expect((await built(root)).name).toMatchObject({ commit: first.name.commit, uncommitted: true })
})
