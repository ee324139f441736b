import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'
import { serveEditors } from './language-server/serve-editors.ts'

/** Serves the editor that started this process, until it goes. */
export function serve(): void {
  // It waits for keys most of the time, and somebody waits for none of its collections of garbage.
  v8.setFlagsFromString('--heap-growing-percent=40')
  serveEditors(fileURLToPath(new URL('..', import.meta.url)), process.stdin, process.stdout)
}
