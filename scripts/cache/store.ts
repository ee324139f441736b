import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Files that take long to make, kept from one build to the next, for any build that shares the folder. */
export interface Store {
  /** What is kept under this key (see `cacheKey`). Undefined when it is not there, or not as it was written. */
  find(key: string): Buffer | undefined
  keep(key: string, content: Buffer): void
  /** What is kept under this key; made when it is not there. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Says that a file is still needed though it is not read this time. */
  use(key: string): void
  /**
   * Removes every file that was not asked for since the store was opened, and that no other build has written today. Once
   * a day: after the code has changed, that is a look at every file there was before.
   */
  sweep(): void
  readonly folder: string
}

/** Bytes before the content that tell whether all of it is there. */
const checksumLength = 16
/** For so long a file is kept for other builds that share the folder, and for going back to it, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

const checksum = (key: string, content: Buffer) =>
  createHash('sha256').update(key).update(content).digest().subarray(0, checksumLength)

function read(folder: string, key: string): Buffer | undefined {
  try {
    const whole = readFileSync(path.join(folder, key))
    const content = whole.subarray(checksumLength)
    return whole.subarray(0, checksumLength).equals(checksum(key, content)) ? content : undefined
  } catch {
    return undefined
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const isOld = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > keptFor

/** Opens a store: a folder of its own, which is made when the first file is kept. */
export function openStore(folder: string): Store {
  const used = new Set<string>()
  let isThere = false
  const store: Store = {
    folder,
    find(key) {
      used.add(key)
      return read(folder, key)
    },
    keep(key, content) {
      used.add(key)
      if (!isThere) mkdirSync(folder, { recursive: true })
      isThere = true
      // Written apart and moved, so that nobody reads half of it; threads and other builds may keep the same at once.
      const temporary = path.join(folder, `${randomUUID()}.tmp`)
      writeFileSync(temporary, Buffer.concat([checksum(key, content), content]))
      renameSync(temporary, path.join(folder, key))
    },
    async get(key, make) {
      const found = store.find(key)
      if (found) return found
      const made = await make()
      store.keep(key, made)
      return made
    },
    use: (key) => void used.add(key),
    sweep() {
      const swept = path.join(folder, 'swept')
      if (!isOld(swept)) return
      for (const name of namesIn(folder)) {
        const file = path.join(folder, name)
        if (!used.has(name) && isOld(file)) rmSync(file, { force: true })
      }
      if (existsSync(folder)) writeFileSync(swept, '')
    },
  }
  return store
}
