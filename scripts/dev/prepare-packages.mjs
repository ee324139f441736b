import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../tools/install.mjs'

/**
 * Lets Vite bundle the packages that pages need where it has not done so yet, in a process of its own: what its bundler
 * takes for that, 80 MB and more, it does not give back (rolldown 1). Vite looks at the result itself, and bundles again
 * what is not as it should be.
 */
export async function preparePackages() {
  if (existsSync(path.join(root, 'node_modules/.vite/deps/_metadata.json'))) return
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const order = ['--import', 'tsx', vite, 'optimize', '--configLoader', 'native', '--logLevel', 'silent']
  await once(spawn(process.execPath, order, { cwd: root, stdio: 'ignore' }), 'close')
}
