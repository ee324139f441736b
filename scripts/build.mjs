// `npm run build`: builds the site. `--fresh` forgets earlier builds first, `--profile` says what each step takes,
// `--explain /about` why a page was made again, and `--shard 2/4` makes a part of the pages for the cache of a build.
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'
import { oneAtATime } from './tools/one-at-a-time.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { values } = commandOptions({
  options: {
    fresh: { type: 'boolean' },
    profile: { type: 'boolean' },
    quiet: { type: 'boolean' },
    explain: { type: 'string' },
    shard: { type: 'string' },
  },
})

/** Removes what builds left; tools that were fetched are none of it, nor what says that somebody is at work. */
async function forgetBuilds(caches) {
  const names = await readdir(caches).catch(() => [])
  for (const name of names.filter((name) => name !== 'tools' && !name.endsWith('.lock')))
    await rm(path.join(caches, name), { recursive: true, force: true })
}

const { fresh, shard, ...options } = values
const caches = path.join(root, '.cache')
if (fresh) await oneAtATime(path.join(caches, 'building.lock'), () => forgetBuilds(caches))
const { buildSite, readShard } = await importBundled('scripts/build.ts')
const { ok } = await buildSite(root, { ...options, shard: shard && readShard(shard) })
process.exitCode = ok ? 0 : 1
