// The language server of the content: an editor starts it and speaks the Language Server Protocol with it.
import { Console } from 'node:console'
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'

// On stdout there are messages and nothing else.
globalThis.console = new Console(process.stderr)
// Visual Studio Code adds both. Without them it speaks over stdio as well.
commandOptions({ options: { stdio: { type: 'boolean' }, clientProcessId: { type: 'string' } } })
const { serve } = await importBundled('scripts/language-server.ts', { isMapped: false })
serve()
