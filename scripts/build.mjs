// `npm run build`: builds the site.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { importBundled } from './tools/import-bundled.mjs'

const root = path.resolve(import.meta.dirname, '..')
if (process.argv.includes('--fresh')) await rm(path.join(root, '.cache'), { recursive: true, force: true })
const { buildSite } = await importBundled('scripts/build.ts')
const { ok } = await buildSite(root)
process.exitCode = ok ? 0 : 1
