// Plain JavaScript: what bundles starts before anything could compile it.
import { readdirSync } from 'node:fs'
import path from 'node:path'

const folderImport = /@import "([^"*]+)\/(\*\*\/)?\*\.css"([^;]*);/g

/** The stylesheets of a folder, by name; with `deep` those of the folders in it too. */
function sheetsIn(folder, deep) {
  return readdirSync(folder, { recursive: deep, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

/** Replaces `@import "folder/*.css"` by one import for each sheet of the folder. CSS itself imports single files only. */
export function expandFolderImports(css, file) {
  return css.replace(folderImport, (_, folder, deep, rest) =>
    sheetsIn(path.resolve(path.dirname(file), folder), Boolean(deep))
      .map((sheet) => `@import "${folder}/${sheet}"${rest};`)
      .join('\n'),
  )
}

/** Lets a stylesheet take in whole folders, so that a new sheet beside its component needs no list. */
export function styleFolders() {
  return {
    name: 'vantordine:style-folders',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/[\w-]+\.css(?:\?|$)/ },
      handler: (css, id) => ({ code: expandFolderImports(css, id), map: null }),
    },
  }
}
