import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../../scripts/build/write/lay-out.ts'
import { type LocalBuild, readBuild } from '../../scripts/verify/site-build.ts'
import { addressTable } from './address-table.ts'
import type { Places } from './server.ts'

/** Copies a part of the site that is a build of its own: the files behind the table of addresses, which has every kind once. */
export function smallSite(places: Places, folder: string): void {
  const build = readBuild(places.site) as LocalBuild
  const asked = addressTable(places.site).map(({ file }) => file)
  const kept = new Set([
    ...asked,
    '404.html',
    '_headers',
    '_redirects',
    'terms.html',
    'services/government-solutions.html',
  ])
  const files = Object.fromEntries(Object.entries(build.manifest.files).filter(([file]) => kept.has(file)))
  for (const name of Object.keys(files).flatMap((file) => [file, `${file}.br`, `${file}.gz`]))
    if (existsSync(path.join(places.site, name))) cpSync(path.join(places.site, name), path.join(folder, name))
  const manifest = JSON.stringify({ ...build.manifest, files })
  mkdirSync(path.join(folder, '.well-known'), { recursive: true })
  writeFileSync(path.join(folder, '.well-known/site-manifest.json'), manifest)
  writeFileSync(
    path.join(folder, '.well-known/site.json'),
    JSON.stringify({ ...build.name, manifest: hashOf(manifest) }),
  )
}
