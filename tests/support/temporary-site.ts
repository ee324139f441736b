import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { minimalContent } from './minimal-content.ts'

/** A small site in a folder of its own. */
export interface TemporarySite {
  root: string
  write(file: string, content: string | Buffer): void
  read(file: string): string
  remove(file: string): void
}

const folders: string[] = []

/** Writes a valid site to a temporary folder. Files given here are added, or replace those of the same name. */
export function temporarySite(files: Record<string, string | Buffer> = {}): TemporarySite {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(root)
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  for (const [file, content] of Object.entries({ ...minimalContent(), ...files })) write(file, content)
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: (file) => rmSync(join(root, file)),
  }
}

/** Removes every temporary site. For `afterEach`. */
export function removeTemporarySites() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
