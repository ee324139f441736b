// `npm run desk`: edit the site in the browser. The desk stands beside the live preview, and only this machine reaches it.
import { startPreview } from './dev/start-preview.mjs'
import { commandOptions } from './tools/command-options.mjs'

commandOptions()
await startPreview({ host: '127.0.0.1', open: '/_desk/' })
