import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { bundle } from '../build/bundle/bundle.ts'
import { type ClientBuild, readClient } from '../build/bundle/client-build.ts'
import { type App, readServerCode } from '../build/render/server-build.ts'
import type { DeskCode } from './page.ts'
import { type BundledFiles, bundledFiles } from './served-files.ts'

/** The code of the desk and of the pages, as it was bundled: one serves any number of contents. */
export interface BundledCode {
  client: ClientBuild
  /** What renders pages, run when the first one is asked for: a list of content needs none. */
  app(): App
  page: DeskCode
  files: BundledFiles
}

/**
 * Bundles the code in a folder where it has changed, and reads it.
 *
 * @param begin told when something has changed: it takes some ten seconds
 * @throws when it cannot be bundled
 */
export async function bundledCode(code: string, begin?: () => void): Promise<BundledCode> {
  const key = await bundle(code, ['client', 'server', 'desk-page'], begin)
  const [client, run, page, files] = await Promise.all([
    readClient(code),
    readServerCode(code),
    bundledDesk(code, key),
    bundledFiles(code),
  ])
  let app: App | undefined
  return { client, app: () => (app ??= run()), page, files }
}

const deskFolder = '.cache/desk-page'

/** Reads back the page of the desk as it was bundled. `key` is that of its code. */
async function bundledDesk(root: string, key: string): Promise<DeskCode> {
  const manifest = JSON.parse(await readFile(path.join(root, deskFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  const { file, css = [], imports = [] } = manifest['src/desk/ui/main.tsx'] as ManifestChunk
  const at = (name: string) => `/_desk/${name}`
  const beside = imports.map((name) => at((manifest[name] as ManifestChunk).file))
  return { script: at(file), imports: beside, styles: css.map(at), key, isWritten: false, finish: async (html) => html }
}
