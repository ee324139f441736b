// `npm run desk:team -- --config team.json`: the desk for everybody in a firm, behind the firm's own login.
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'
import { install, root } from './tools/install.mjs'

const { values } = commandOptions({ options: { config: { type: 'string' }, print: { type: 'string' } } })
await install()
// Before anything is loaded: React asks when it is.
process.env.NODE_ENV ??= 'production'
const { runTeam } = await importBundled('scripts/team/run-team.ts')
await runTeam(root, values)
