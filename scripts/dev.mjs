// `npm run dev`: the editors' live preview.
import { install, root } from './tools/install.mjs'

install()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { createServer } = await import('vite')
const server = await createServer({ root })
await server.listen()
server.printUrls()
