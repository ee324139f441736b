import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentData } from '#src/content/queries.ts'
import { slugTypes } from './slug-types.ts'

/**
 * Writes the content index: one JSON file per collection, named like it, and the slugs as types. A file whose content
 * is already right is left alone. Returns the files written.
 */
export async function emit(data: ContentData, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const files: [name: string, text: string][] = [
    ...Object.entries(data.entries).map(([name, entries]): [string, string] => [`${name}.json`, lines(entries)]),
    ...Object.entries(data.lists).map(([name, records]): [string, string] => [`${name}.json`, lines(records)]),
    ...Object.entries(data.singles).map(([name, value]): [string, string] => [
      `${name}.json`,
      `${JSON.stringify(value, null, 2)}\n`,
    ]),
    ['slugs.ts', slugTypes(data)],
  ]
  return files.filter(([name, text]) => writeIfChanged(join(folder, name), text)).map(([name]) => join(folder, name))
}

/** Writes a file in one step, so that nobody ever reads half of it. False when it was already right. */
export function writeIfChanged(file: string, text: string): boolean {
  if (readOrEmpty(file) === text) return false
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
  return true
}

const printed = new WeakMap<object, string>()

/** One record per line. A record is printed once and remembered: most stay the same between two edits. */
function lines(records: readonly object[]): string {
  const rows = records.map((record) => {
    const text = printed.get(record) ?? JSON.stringify(record)
    printed.set(record, text)
    return text
  })
  return rows.length > 0 ? `[\n${rows.join(',\n')}\n]\n` : '[]\n'
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
