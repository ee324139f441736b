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
  const server = await createServer({ root, server: options })
  await server.listen()
  server.printUrls()
}
