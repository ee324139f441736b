import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Store } from '../../cache/store.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { compressed, endings, isCompressible, type Served } from './compress.ts'
import { type FileGroup, folderMaker, type Manifest, openStaging } from './lay-out.ts'
import { pack, unpack } from './pack.ts'

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
  /** Lays out a file, and its compressed copies when its kind is worth compressing. Returns its key. */
  write(file: string, content: string | Buffer): Promise<string>
  /** Lays out files that are made together, with copies that were compressed before. The key stands for all of them. */
  put(files: FileGroup, key: string): void
  /** What of these files and their copies is published already. */
  published(files: readonly string[]): Manifest
  /** Notes files that another thread has laid out in `staging`, with what it said. */
  note(files: readonly string[], key: string, laidOut: Manifest): void
  /**
   * Keeps files of the build before that were made from the same things, which the key stands for. False when they are
   * to be put: the key is another one, or a file is not there any more.
   */
  keep(files: string[], key: string): boolean
  /** Puts everything in place and removes what was neither laid out nor kept. Counts compressed copies as removed only. */
  commit(): { written: number; removed: number; manifest: Manifest }
  readonly folder: string
  /** Where files are laid out until all are there. */
  readonly staging: string
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

function readGroups(file: string): Record<string, Group> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Group>
  } catch {
    return {}
  }
}

/** The files of all groups. One after the other: a call cannot take fifty thousand arguments everywhere. */
function filesOf(groups: Record<string, Group>): Manifest {
  const files: Manifest = {}
  for (const group of Object.values(groups)) Object.assign(files, group.files)
  return files
}

/** Opens the output folder. */
export function openOutput({ folder, caches, store, code }: OutputInput): Output {
  const [staging, groupsFile] = [path.join(caches, 'staging'), path.join(caches, 'output.json')]
  const before = readGroups(groupsFile)
  const after: Record<string, Group> = {}
  rmSync(staging, { recursive: true, force: true })
  const present = filesIn(folder)
  const laidOut: string[] = []
  const layOut = openStaging(staging)
  const output: Output = {
    folder,
    staging,
    published(files) {
      const hashes = before[files[0] as string]?.files ?? {}
      const there = files.flatMap(withCopies).filter((file) => present.has(file))
      return Object.fromEntries(there.map((file) => [file, hashes[file] ?? '']))
    },
    note(files, key, noted) {
      const published = output.published(files)
      for (const [file, hash] of Object.entries(noted)) if (published[file] !== hash) laidOut.push(file)
      after[files[0] as string] = { key, files: noted }
    },
    keep(files, key) {
      const [name] = files as [string]
      const group = before[name]
      if (group?.key !== key || !files.flatMap(withCopies).every((file) => present.has(file) && group.files[file]))
        return false
      after[name] = group
      return true
    },
    put(files, key) {
      const names = [...files.keys()]
      output.note(names, key, layOut(files, output.published(names)))
    },
    async write(file, text) {
      const content = Buffer.from(text)
      const key = cacheKey(code, file, content)
      store.use(key)
      if (output.keep([file], key)) return key
      const kept = isCompressible(file) ? store.find(key) : undefined
      const served = kept ? (unpack(kept)[0] as Served) : await compressed(file, content)
      if (!kept && isCompressible(file)) store.keep(key, pack([served]))
      output.put(new Map([[file, served]]), key)
      return key
    },
    commit() {
      const makeFolder = folderMaker()
      // Should this end halfway, what was noted before would vouch for files that are not there any more.
      rmSync(groupsFile, { force: true })
      for (const file of laidOut) {
        makeFolder(path.join(folder, file))
        move(path.join(staging, file), path.join(folder, file))
      }
      const manifest = filesOf(after)
      const stale = [...present].filter((file) => !(file in manifest))
      for (const file of stale) rmSync(path.join(folder, file))
      rmSync(staging, { recursive: true, force: true })
      writeAtomically(groupsFile, JSON.stringify(after))
      return { written: laidOut.filter((file) => !/\.(?:br|gz)$/.test(file)).length, removed: stale.length, manifest }
    },
  }
  return output
}
