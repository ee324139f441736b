import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endings, type Served } from './compress.ts'

/** Every file that is served, by name, with its hash (SHA-256, hexadecimal). */
export type Manifest = Record<string, string>

/** Files that are made together, by name, with their compressed copies. */
export type FileGroup = ReadonlyMap<string, Served>

/** What was said of files that are laid out, or need not be. */
export interface LaidOut {
  hashes: Manifest
  /** What the first of them weighs as a browser fetches it: its brotli copy, if it has one. */
  bytes: number
}

/** The hash by which files are compared. */
export const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

/** Makes each folder once. */
export function folderMaker(): (file: string) => void {
  const made = new Set<string>()
  return (file) => {
    const folder = path.dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
}

/**
 * Opens the folder in which files wait until all are there. Several threads may lay out files in it.
 *
 * @returns a function that lays out those of a group that are not published already, and says the hashes of all.
 */
export function openStaging(folder: string): (files: FileGroup, published: Manifest) => LaidOut {
  const makeFolder = folderMaker()
  return (files, published) => {
    const hashes: Manifest = {}
    for (const [file, served] of files)
      for (const [index, content] of served.entries()) {
        const name = index === 0 ? file : file + endings[index - 1]
        const hash = hashOf(content)
        hashes[name] = hash
        if (published[name] === hash) continue
        makeFolder(path.join(folder, name))
        writeFileSync(path.join(folder, name), content)
      }
    const [[content, brotli = content]] = [...files.values()] as [Served]
    return { hashes, bytes: brotli.length }
  }
}
