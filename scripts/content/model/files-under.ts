import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder and its folders, from that folder, with forward slashes. */
export function filesUnder(folder: string, prefix = ''): string[] {
  const found: string[] = []
  let items: Dirent[] = []
  try {
    items = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  for (const item of items) {
    if (item.isDirectory()) found.push(...filesUnder(join(folder, item.name), `${prefix}${item.name}/`))
    else found.push(prefix + item.name)
  }
  return found
}
