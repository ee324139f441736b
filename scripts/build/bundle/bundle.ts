import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesKey } from '../../cache/files-key.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'

/** What the scripts and styles of the browser and the code that renders are made of. They do not depend on content. */
const inputs = [
  'src',
  'scripts/build/bundle/bundle-process.mjs',
  'scripts/build/bundle/client-bundle.mjs',
  'scripts/build/bundle/stackless-sentinels.mjs',
  'scripts/build/bundle/style-folders.mjs',
  'scripts/build/bundle/unused-router.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/** Both bundles empty their folder first, and the stamp with it: half a bundle is never taken for a whole one. */
const stamps = ['client', 'server'].map((name) => path.join('.cache', name, 'key'))

/** Bundles scripts, styles and renderer, unless nothing they are made of has changed. Returns the key of that. */
export async function bundle(root: string): Promise<string> {
  const key = filesKey(root, inputs)
  const present = await Promise.all(stamps.map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')))
  if (present.every((stamp) => stamp === key)) return key
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bundle-process.mjs'), root], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The scripts and styles could not be bundled; the message above says why.')
  for (const file of stamps) writeAtomically(path.join(root, file), key)
  return key
}
