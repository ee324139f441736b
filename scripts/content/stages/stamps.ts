import { join } from 'node:path'
import { readSealed, writeSealed } from '../../cache/sealed-file.ts'

/** A file as it was read: when it was written, and the key of what stood in it. */
export interface Stamped {
  stamp: string
  key: string
}

/** What is remembered of files from one run to the next, so that nobody reads fifty thousand to find that none changed. */
export interface Stamps {
  /** The key of a file's content, when it has not been written since. */
  keyOf(file: string, stamp: string): string | undefined
  save(files: ReadonlyMap<string, Stamped>, readAt: number): void
}

/**
 * How fresh a file may not be, in milliseconds: one that was written twice within the same tick of the file system has
 * the same time after both. Git calls such an entry racily clean and reads it again, as is done here.
 */
const fresh = 2000

/** Opens the memory in a folder. One that cannot be read is empty: every file is then read again. */
export function openStamps(folder: string, version: string): Stamps {
  const file = join(folder, 'stamps.json')
  let known = new Map(readSealed<[string, Stamped][]>(file, version))
  return {
    keyOf: (name, stamp) => (known.get(name)?.stamp === stamp ? known.get(name)?.key : undefined),
    save(files, readAt) {
      // What is known already was old enough before: reading a time takes longer than comparing texts.
      const isOld = (name: string, stamp: string) =>
        known.get(name)?.stamp === stamp || writtenAt(stamp) < readAt - fresh
      const next = new Map([...files].filter(([name, { stamp }]) => isOld(name, stamp)))
      const same = next.size === known.size && [...next].every(([name, { stamp }]) => known.get(name)?.stamp === stamp)
      if (same) return
      known = next
      const rows = [...next].map(([name, { stamp, key }]) => [name, { stamp, key }])
      writeSealed(file, version, rows)
    },
  }
}

/** Stamps begin with the time of the last change, see `discover`. */
const writtenAt = (stamp: string) => Number.parseFloat(stamp)
