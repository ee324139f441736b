import { execFileSync } from 'node:child_process'
import { projectCopy } from './project-copy.ts'

/**
 * Builds a copy of the project in a temporary folder, and returns the folder.
 *
 * @param edit changes the copy before it is built.
 * @param env what the build is told besides.
 */
export function builtCopy(edit: (folder: string) => void, env: Record<string, string> = {}): string {
  const folder = projectCopy('built-copy-', ['.cache'])
  edit(folder)
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } })
  return folder
}
