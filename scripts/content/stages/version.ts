import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder } from './discover.ts'

/** Changes whenever the schemas, this code or the parsers change: results kept from before are then worthless. */
export function version(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const project = join(here, '../../..')
  const hash = createHash('sha1')
  for (const folder of [
    join(here, '..'),
    ...['content', 'blocks', 'lib', 'body'].map((name) => join(project, 'src', name)),
  ]) {
    for (const path of filesUnder(folder).sort()) hash.update(path).update(readFileSync(join(folder, path)))
  }
  for (const name of ['satteri', 'yaml', 'zod', 'gray-matter', 'jsonc-parser', 'github-slugger']) {
    const { version: installed } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
    hash.update(`${name}@${installed}`)
  }
  return hash.digest('hex')
}
