// `npm run content`: checks the content.
import { importBundled } from './tools/import-bundled.mjs'

await importBundled('scripts/content.ts')
