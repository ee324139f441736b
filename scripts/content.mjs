// `npm run content`: checks the content, with `--changed` that of this branch first, or with `--accept RULE FILE` writes down
// that a warning of it is meant.
import { commandOptions } from './tools/command-options.mjs'
import { importBundled } from './tools/import-bundled.mjs'

const { values, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    watch: { type: 'boolean' },
    accept: { type: 'boolean' },
    changed: { type: 'boolean' },
    at: { type: 'string' },
    because: { type: 'string' },
    who: { type: 'string' },
  },
})
const { acceptInContent, checkContent } = await importBundled('scripts/content.ts')
const { accept, changed, format, watch, ...words } = values
process.exitCode =
  accept || (positionals.length > 0 && !changed)
    ? await acceptInContent(positionals, accept ? words : undefined)
    : await checkContent(format, watch, changed ? positionals : undefined)
