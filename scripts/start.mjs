// `npm start`: installs what is missing, checks the content, builds, serves.
import { install, runScript } from './tools/install.mjs'

install()
console.log('Checking the content and building the site …')
const built = runScript('scripts/build.mjs')
if (built !== 0) process.exit(built)
process.exit(runScript('scripts/serve.ts'))
