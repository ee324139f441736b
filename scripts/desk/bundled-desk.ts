import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { DeskCode } from './page.ts'

const folder = '.cache/desk-page'

/** Reads back the page of the desk as it was bundled. `key` is that of its code. */
export async function bundledDesk(root: string, key: string): Promise<DeskCode> {
  const manifest = JSON.parse(await readFile(path.join(root, folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const { file, css = [], imports = [] } = manifest['src/desk/ui/main.tsx'] as ManifestChunk
  const at = (name: string) => `/_desk/${name}`
  const parts = imports.map((name) => (manifest[name] as ManifestChunk).file)
  return {
    script: at(file),
    imports: parts.map(at),
    styles: css.map(at),
    key,
    isWritten: false,
    finish: async (html) => html,
  }
}
