import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { type BundleOptions, bundle } from '../build/bundle/bundle.ts'
import { type ClientBuild, readClient } from '../build/bundle/client-build.ts'
import { type App, readServerCode } from '../build/render/server-build.ts'
import type { DeskCode } from './page.ts'
import { type BundledFiles, bundledFiles } from './served-files.ts'

/** The code of the desk, as it was bundled: one serves any number of contents. */
export interface BundledCode {
  page: DeskCode
  files: BundledFiles
  /** Comes later where it has changed: a list of content needs none. */
  pages: Promise<PagesCode>
}

/** The code of the pages, as it was bundled. */
export interface PagesCode {
  client: ClientBuild
  /** What renders pages, run when the first one is asked for. */
  app(): App
  files: BundledFiles
}

/**
 * Bundles the code in a folder where it has changed, and reads it: that of the desk, and that of the pages behind it.
 *
 * @param begin told when something has changed: it takes some ten seconds
 * @param signal ends the bundling
 * @throws when the desk cannot be bundled
 */
export async function bundledCode(code: string, begin?: () => void, signal?: AbortSignal): Promise<BundledCode> {
  const key = await bundle(code, ['desk-page'], { begin, signal })
  const [page, files] = await Promise.all([bundledDesk(code, key), bundledFiles(code, 'desk-page')])
  const pages = pagesCode(code, { key, signal })
  // Whoever asks for a page is told why there is none.
  pages.catch(() => undefined)
  return { page, files, pages }
}

async function pagesCode(code: string, options: BundleOptions): Promise<PagesCode> {
  await bundle(code, ['client', 'server'], options)
  const [client, run, files] = await Promise.all([readClient(code), readServerCode(code), bundledFiles(code, 'client')])
  let app: App | undefined
  return { client, app: () => (app ??= run()), files }
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
