import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesKey } from '../../cache/files-key.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { oneAtATime } from '../../tools/one-at-a-time.mjs'

/**
 * What the scripts and styles of the browser and the code that renders are made of. Beside the guides for those who write
 * it, they do not depend on content.
 */
const inputs = [
  'src',
  'scripts/build/bundle/bundle-process.mjs',
  'scripts/build/bundle/client-bundle.mjs',
  'scripts/build/bundle/guides.mjs',
  'content/README.md',
  'content/RULES.md',
  'content/legal/README.md',
  'scripts/build/bundle/style-folders.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/** What is bundled: for the pages of the site, and with `desk-page` for that of the desk. */
export type BundledPart = 'client' | 'server' | 'desk-page'

/** A bundle empties its folder first, and the stamp with it: half a bundle is never taken for a whole one. */
const stampOf = (root: string, part: BundledPart) => path.join(root, '.cache', part, 'key')

/** How something is bundled. */
export interface BundleOptions {
  /** Told when something has changed: it takes some ten seconds. */
  begin?: (() => void) | undefined
  /** The key of what they are made of, where it is known. */
  key?: string | undefined
  /** Ends the bundling. */
  signal?: AbortSignal | undefined
}

/**
 * Bundles what has changed of scripts, styles and renderer since it was bundled. Returns the key of what they are made of.
 *
 * @throws when something cannot be bundled, or is ended
 */
export async function bundle(
  root: string,
  parts: readonly BundledPart[] = ['client', 'server'],
  { begin, key = filesKey(root, inputs), signal }: BundleOptions = {},
): Promise<string> {
  if ((await changed(root, parts, key)).length === 0) return key
  begin?.()
  await oneAtATime(path.join(root, '.cache/bundling.lock'), async () => {
    signal?.throwIfAborted()
    // Whoever was waited for may have bundled them.
    const wanted = await changed(root, parts, key)
    if (wanted.length > 0) await bundleParts(root, wanted, key, signal)
  })
  return key
}

/** The parts that are not bundled yet of what has this key. */
async function changed(root: string, parts: readonly BundledPart[], key: string): Promise<BundledPart[]> {
  const made = await Promise.all(parts.map((part) => readFile(stampOf(root, part), 'utf8').catch(() => '')))
  return parts.filter((_, at) => made[at] !== key)
}

async function bundleParts(
  root: string,
  wanted: readonly BundledPart[],
  key: string,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bundle-process.mjs'), root, ...wanted], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    // By the channel it knows that this process has ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => child.kill()
  signal?.addEventListener('abort', end)
  const [code] = await once(child, 'close')
  signal?.removeEventListener('abort', end)
  if (code !== 0) throw new Error('The scripts and styles could not be bundled; the message above says why.')
  for (const part of wanted) writeAtomically(stampOf(root, part), key)
}
