import '../tools/lean-allocator.mjs'
import { install, root } from '../tools/install.mjs'

/**
 * Starts the editors' live preview, with the desk beside it, and says where.
 *
 * @param {import('vite').ServerOptions} [options]
 */
export async function startPreview(options) {
  install()
  process.chdir(root)
  const { register } = await import('tsx/esm/api')
  register()
  const { createServer } = await import('vite')
  // With tsx there is nothing to bundle the settings for, which takes a second and 120 MB.
  const server = await createServer({ root, configLoader: 'native', server: options })
  await server.listen()
  server.printUrls()
}
