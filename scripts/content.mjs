// `npm run content`: checks the content.
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'

const { values } = commandOptions({ options: { format: { type: 'string' }, watch: { type: 'boolean' } } })
const { checkContent } = await importBundled('scripts/content.ts')
process.exitCode = await checkContent(values.format, values.watch)
