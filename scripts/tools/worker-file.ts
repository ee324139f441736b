import path from 'node:path'

/**
 * The file to start a worker with: beside the bundle where this runs from one, otherwise its source.
 *
 * @param source from the root, as `scripts/content/stages/parse-worker.ts`; `bundle-script.mjs` lists it
 */
export function workerFile(source: string): string {
  const here = import.meta.dirname
  if (import.meta.filename.endsWith('.js')) return path.join(here, `${path.basename(source, '.ts')}.js`)
  return path.resolve(here, '../..', source)
}

/** Whether workers can read themselves: tsx loads TypeScript in the main thread only (tsx 4.23, Node 20). */
export const isBundled = import.meta.filename.endsWith('.js')
