import '../tools/lean-allocator.mjs'
import v8 from 'node:v8'
import { install, root } from '../tools/install.mjs'
import { preparePackages } from './prepare-packages.mjs'

/**
 * Starts the editors' live preview, with the desk beside it, and says where.
 *
 * @param {import('vite').ServerOptions} [options]
 */
export async function startPreview(options) {
  // It waits for keys most of the time: V8 collects early instead of letting the heap grow.
  v8.setFlagsFromString('--optimize-for-size')
  install()
  process.chdir(root)
  const prepared = preparePackages()
  const { register } = await import('tsx/esm/api')
  register()
  const { createServer } = await import('vite')
  // With tsx there is nothing to bundle the settings for, which takes a second and 120 MB.
  const server = await createServer({ root, configLoader: 'native', server: options })
  await prepared
  await server.listen()
  server.printUrls()
}
