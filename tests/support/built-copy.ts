import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const copied = [
  'content',
  'public',
  'scripts',
  'src',
  '.cache',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Builds a copy of the project in a temporary folder, and returns the folder.
 *
 * @param edit changes the copy before it is built.
 * @param env what the build is told besides.
 */
export function builtCopy(edit: (folder: string) => void, env: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-copy-'))
  for (const name of copied.filter((name) => existsSync(path.join(root, name))))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  edit(folder)
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } })
  return folder
}
