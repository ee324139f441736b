// `npm run desk`: edit the site in the browser. Only this machine reaches it.
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'
import { install, root } from './tools/install.mjs'

commandOptions()
await install()
const { startDesk } = await importBundled('scripts/desk/start-desk.ts')
await startDesk(root)
