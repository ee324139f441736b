import path from 'node:path'
import { filesKey } from '../../cache/files-key.ts'

const project = path.resolve(import.meta.dirname, '../../..')

/** Changes whenever the schemas, this code or the parsers change: results kept from before are then worthless. */
export function version(): string {
  const code = ['content', 'blocks', 'lib', 'body'].map((name) => `src/${name}`)
  return filesKey(project, ['scripts/content', ...code, 'package-lock.json'])
}
