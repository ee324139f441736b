import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** A hash over the given files and folders of the project, generated index excluded. */
export async function sourceHash(root: string, names: string[]): Promise<string> {
  const lists = await Promise.all(
    names.map(async (name) => (path.extname(name) ? [path.join(root, name)] : filesBelow(path.join(root, name)))),
  )
  const files = lists
    .flat()
    .filter((file) => !file.includes(`${path.sep}generated${path.sep}`))
    .sort()
  const hash = createHash('sha256')
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => '')))
  files.forEach((file, index) => {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(contents[index] as Buffer)
      .update('\0')
  })
  return hash.digest('hex').slice(0, 24)
}
