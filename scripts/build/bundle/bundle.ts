import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceHash } from './source-hash.ts'

/** What the scripts and styles of the browser and the code that renders are made of. They do not depend on content. */
const inputs = [
  'src',
  'scripts/build/bundle/bundle-process.mjs',
  'scripts/build/bundle/client-bundle.mjs',
  'scripts/build/bundle/style-folders.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/** Both bundles empty their folder first, and the stamp with it: half a bundle is never taken for a whole one. */
const stamps = ['client', 'server'].map((name) => path.join('.cache', name, 'source-hash'))

/** Bundles scripts, styles and renderer, unless nothing they are made of has changed. Returns the hash of that. */
export async function bundle(root: string): Promise<string> {
  const hash = await sourceHash(root, inputs)
  const present = await Promise.all(stamps.map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')))
  if (present.every((stamp) => stamp === hash)) return hash
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bundle-process.mjs'), root], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The scripts and styles could not be bundled; the message above says why.')
  await Promise.all(stamps.map((file) => writeFile(path.join(root, file), hash)))
  return hash
}
