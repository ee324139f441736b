import v8 from 'node:v8'
import { importBundled } from '../tools/import-bundled.mjs'
import { install, root } from '../tools/install.mjs'
import { preparePackages } from './prepare-packages.mjs'

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
