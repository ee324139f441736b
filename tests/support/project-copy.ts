import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** What checks alone use, hundreds of megabytes: no copy needs it. */
const tools = path.join(root, '.cache/tools')
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Copies the project, its content included, to a temporary folder with the same packages. Returns the folder.
 *
 * @param more what is copied besides, when it is there: `.cache`
 */
export function projectCopy(prefix: string, more: string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  for (const name of ['content', 'public', 'scripts', 'src', ...files, ...more])
    if (existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (source) => source !== tools })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}
