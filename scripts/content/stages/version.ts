import path from 'node:path'
import { filesKey } from '../../cache/files-key.ts'

const project = path.resolve(import.meta.dirname, '../../..')

let known: string | undefined

/**
 * Changes whenever the schemas, this code or the parsers change: results kept from before are then worthless. Made once:
 * what runs is what was there at the start.
 */
export function version(): string {
  const code = ['content', 'blocks', 'lib', 'body'].map((name) => `src/${name}`)
  known ??= filesKey(project, ['scripts/content', ...code, 'package-lock.json'])
  return known
}
