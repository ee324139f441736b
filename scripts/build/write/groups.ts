import type { Manifest } from './lay-out.ts'

/** Files that were made together, as it is noted of them. */
export interface Group {
  /** Of what they were made of. */
  key: string
  /** What the first of them weighs as a browser fetches it: its brotli copy, if it has one. */
  bytes: number
  /** How many they are, with their copies. */
  count: number
  /** Their lines in the manifest: nothing looks into those of a group that is kept. */
  lines: string
}

/** Groups by the name of their first file. */
export type Groups = Map<string, Group>

/** Notes what was laid out. */
export function groupOf(key: string, bytes: number, files: Manifest): Group {
  const rows = Object.entries(files).map(([file, hash]) => `${JSON.stringify(file)}: "${hash}"`)
  return { key, bytes, count: rows.length, lines: rows.join(',\n') }
}

/** The files of a group, with their hashes. */
export const filesOf = ({ lines }: Group) => JSON.parse(`{${lines}}`) as Manifest

/**
 * The manifest as it is kept beside the site, so that two builds can be compared: one file a line, those that were made
 * together one after the other, sorted by the first of them.
 */
export function manifestText(groups: Groups): string {
  const names = [...groups.keys()].sort()
  return `{\n${names.map((name) => (groups.get(name) as Group).lines).join(',\n')}\n}\n`
}

/** A line of a compressed copy, and the end of the line before: that of its file, or of another copy. */
const copyLine = /,\n"[^"\n]*\.(?:br|gz)": "[^"]*"/g

/** The same without compressed copies: their bytes depend on the program that compressed, not on what was built. */
export const contentsText = (groups: Groups) => manifestText(groups).replace(copyLine, '').trimEnd()
