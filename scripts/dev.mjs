// `npm run dev`: the editors' live preview.
import { startPreview } from './dev/start-preview.mjs'
import { commandOptions } from './tools/command-options.mjs'

commandOptions()
await startPreview()
