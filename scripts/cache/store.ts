import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from './write-atomically.ts'

/** Files that take long to make, kept from one build to the next. */
export interface Store {
  /** The file with this key (see `cacheKey`); made when it is not there. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Keeps a file that is not read this time. */
  use(key: string): void
  /** Removes every file that was not asked for since the store was opened. */
  sweep(): Promise<void>
}

/** Opens a store: a folder of its own, which is made when the first file is kept. */
export function openStore(folder: string): Store {
  const used = new Set<string>()
  return {
    async get(key, make) {
      used.add(key)
      const file = path.join(folder, key)
      return readFile(file).catch(async () => {
        const made = await make()
        writeAtomically(file, made)
        return made
      })
    },
    use: (key) => void used.add(key),
    async sweep() {
      const present = await readdir(folder).catch(() => [])
      await Promise.all(present.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))))
    },
  }
}
