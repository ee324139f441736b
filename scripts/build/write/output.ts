import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Store } from '../../cache/store.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { compressed, endings, isCompressible, type Served } from './compress.ts'
import { pack, unpack } from './pack.ts'

/** Every file that is served, by name, with its hash (SHA-256, hexadecimal). */
export type Manifest = Record<string, string>

/** The manifest as it is kept beside the site: one file a line, sorted, so that two builds can be compared. */
export function manifestText(manifest: Manifest): string {
  const lines = Object.keys(manifest)
    .sort()
    .map((file) => `${JSON.stringify(file)}: ${JSON.stringify(manifest[file])}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * The folder that is served. A build lays out beside it what has changed, and puts it in place at the end: a build that
 * fails on the way leaves the site as it was.
 */
export interface Output {
  /** Lays out a file, and its compressed copies when its kind is worth compressing. */
  write(file: string, content: string | Buffer): Promise<void>
  /** Lays out files that are made together, with copies that were compressed before. The key stands for all of them. */
  put(files: ReadonlyMap<string, Served>, key: string): void
  /**
   * Keeps files of the build before that were made from the same things, which the key stands for. False when they are
   * to be put: the key is another one, or a file is not there any more.
   */
  keep(files: string[], key: string): boolean
  /** Puts everything in place and removes what was neither laid out nor kept. Counts compressed copies as removed only. */
  commit(): { written: number; removed: number; manifest: Manifest }
  readonly folder: string
}

/** Files that were made together: the key of what they were made of, and their hashes. */
interface Group {
  key: string
  files: Manifest
}

export interface OutputInput {
  folder: string
  /** Where files are laid out, and where it is noted what the folder holds. */
  caches: string
  /** Compressed copies of earlier builds. */
  store: Store
  /** Key of the code that writes and compresses. */
  code: string
}

const withCopies = (file: string) => (isCompressible(file) ? [file, ...endings.map((ending) => file + ending)] : [file])

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

function filesIn(folder: string): Set<string> {
  const found = new Set<string>()
  const visit = (place: string, below: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true }))
      if (entry.isDirectory()) visit(path.join(place, entry.name), `${below}${entry.name}/`)
      else found.add(below + entry.name)
  }
  try {
    visit(folder, '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return found
}

/** Moves a file. A folder that is mounted from elsewhere cannot be moved into (`EXDEV`): then it is copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to)
  }
}

/** Makes each folder once. */
function folderMaker(): (file: string) => void {
  const made = new Set<string>()
  return (file) => {
    const folder = path.dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
}

function readGroups(file: string): Record<string, Group> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Group>
  } catch {
    return {}
  }
}

/** Opens the output folder. */
export function openOutput({ folder, caches, store, code }: OutputInput): Output {
  const [staging, groupsFile] = [path.join(caches, 'staging'), path.join(caches, 'output.json')]
  const before = readGroups(groupsFile)
  const hashes: Manifest = Object.assign({}, ...Object.values(before).map(({ files }) => files))
  const after: Record<string, Group> = {}
  rmSync(staging, { recursive: true, force: true })
  const present = filesIn(folder)
  const laidOut: string[] = []
  const makeFolder = folderMaker()

  const layOut = (file: string, content: Buffer): string => {
    const hash = hashOf(content)
    if (present.has(file) && hashes[file] === hash) return hash
    makeFolder(path.join(staging, file))
    writeFileSync(path.join(staging, file), content)
    laidOut.push(file)
    return hash
  }
  const output: Output = {
    folder,
    keep(files, key) {
      const [name] = files as [string]
      const group = before[name]
      if (group?.key !== key || !files.flatMap(withCopies).every((file) => present.has(file) && group.files[file]))
        return false
      after[name] = group
      return true
    },
    put(files, key) {
      const group: Group = { key, files: {} }
      for (const [file, served] of files)
        for (const [index, content] of served.entries()) {
          const name = index === 0 ? file : file + endings[index - 1]
          group.files[name] = layOut(name, content)
        }
      after[files.keys().next().value as string] = group
    },
    async write(file, text) {
      const content = Buffer.from(text)
      const key = cacheKey(code, file, content)
      if (output.keep([file], key)) return
      const kept = isCompressible(file) ? store.find(key) : undefined
      const served = kept ? (unpack(kept)[0] as Served) : await compressed(file, content)
      if (!kept && isCompressible(file)) store.keep(key, pack([served]))
      output.put(new Map([[file, served]]), key)
    },
    commit() {
      // Should this end halfway, what was noted before would vouch for files that are not there any more.
      rmSync(groupsFile, { force: true })
      for (const file of laidOut) {
        makeFolder(path.join(folder, file))
        move(path.join(staging, file), path.join(folder, file))
      }
      const manifest: Manifest = Object.assign({}, ...Object.values(after).map(({ files }) => files))
      const stale = [...present].filter((file) => !(file in manifest))
      for (const file of stale) rmSync(path.join(folder, file))
      rmSync(staging, { recursive: true, force: true })
      writeAtomically(groupsFile, JSON.stringify(after))
      return { written: laidOut.filter((file) => !/\.(?:br|gz)$/.test(file)).length, removed: stale.length, manifest }
    },
  }
  return output
}
