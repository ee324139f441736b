import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { importBundled } from '../tools/import-bundled.mjs'
import { install, root } from '../tools/install.mjs'

/**
 * Starts the editors' live preview, with the desk beside it, and says where.
 *
 * @param {import('vite').ServerOptions} [server]
 * @param {import('vite').InlineConfig} [settings]
 */
export async function startPreview(server, settings) {
  await install()
  process.chdir(root)
  const prepared = preparePackages()
  const { default: config } = await importBundled('vite.config.ts')
  const { createServer } = await import('vite')
  const preview = await createServer({
    ...config,
    ...settings,
    root,
    configFile: false,
    server: { ...config.server, ...server },
  })
  await prepared
  await preview.listen()
  // From here on it waits for keys most of the time: V8 collects before the heap has grown by more than two fifths (it
  // would let it double), and yet not while somebody waits for a page.
  v8.setFlagsFromString('--heap-growing-percent=40')
  preview.printUrls()
}

/**
 * Lets Vite bundle the packages that pages need where it has not done so yet, in a process of its own: what its bundler
 * takes for that, 80 MB and more, it does not give back (rolldown 1). Vite looks at the result itself, and bundles again
 * what is not as it should be.
 */
async function preparePackages() {
  if (existsSync(path.join(root, 'node_modules/.vite/deps/_metadata.json'))) return
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const order = ['--import', 'tsx', vite, 'optimize', '--configLoader', 'native', '--logLevel', 'silent']
  await once(spawn(process.execPath, order, { cwd: root, stdio: 'ignore' }), 'close')
}
