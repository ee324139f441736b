import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../tools/files-below.ts'
import { cacheKey } from './cache-key.ts'

/** What the content check writes between the sources: made from the content, so it says nothing about the code. */
const isGenerated = (file: string) => file.includes(`${path.sep}generated${path.sep}`)

/**
 * The key of files and folders of the project, by names and content.
 *
 * @param names from the root; a name without an ending is a folder. What is not there counts as empty.
 */
export function filesKey(root: string, names: readonly string[]): string {
  const files = names.flatMap((name) => {
    const place = path.join(root, name)
    try {
      return path.extname(name) ? [[place, readFileSync(place)] as const] : read(place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  })
  return cacheKey(...files.flatMap(([file, content]) => [path.relative(root, file), content]))
}

const read = (folder: string) =>
  filesBelow(folder)
    .filter((file) => !isGenerated(file))
    .sort()
    .map((file) => [file, readFileSync(file)] as const)
