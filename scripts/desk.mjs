// `npm run desk`: edit the site in the browser. Only this machine reaches it.
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'
import { install, root } from './tools/install.mjs'

commandOptions()
await install()
// Before anything is loaded: React asks when it is.
process.env.NODE_ENV ??= 'production'
// Whoever writes its code sees the lines of errors under `npm run dev`: here the maps would only take time and memory.
const { startDesk } = await importBundled('scripts/desk/start-desk.ts', { isMapped: false })
await startDesk(root)
