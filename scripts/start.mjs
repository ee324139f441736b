// `npm start`: installs what is missing, checks the content, builds, serves.
import { commandOptions } from './tools/command-options.mjs'
import { install, runScript } from './tools/install.mjs'

commandOptions()
await install()
console.log('Checking the content and building the site …')
const built = runScript('scripts/build.mjs')
if (built !== 0) process.exit(built)
process.exit(runScript('scripts/serve.ts'))
