import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The paths of all files below a folder, in no order; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
