import { install, root } from '../tools/install.mjs'

/**
 * The allocator of the bundler keeps what it was given once, in pages of 2 MB each, which is 150 MB of nothing beside 160 MB in
 * use: it is asked to give it back at once. It reads this when it is loaded.
 */
const allocator = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_ALLOW_LARGE_OS_PAGES: '0' }

/**
 * Starts the editors' live preview, with the desk beside it, and says where.
 *
 * @param {import('vite').ServerOptions} [options]
 */
export async function startPreview(options) {
  install()
  Object.assign(process.env, { ...allocator, ...process.env })
  process.chdir(root)
  const { register } = await import('tsx/esm/api')
  register()
  const { createServer } = await import('vite')
  // With tsx there is nothing to bundle the settings for, which takes a second and 120 MB.
  const server = await createServer({ root, configLoader: 'native', server: options })
  await server.listen()
  server.printUrls()
}
