import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { placeOf } from '../content/model/place.ts'

/** A file of the content, as an editor names it. */
export interface ContentFile {
  /** From the project's root: `content/articles/x.mdx`. */
  file: string
  format: 'mdx' | 'json'
  place: ReturnType<typeof placeOf>
}

/**
 * What file of the content an editor means: known by its path alone, as editors call its language what they like. Undefined
 * for every other file.
 */
export function contentFile(root: string, uri: string): ContentFile | undefined {
  if (!uri.startsWith('file:')) return undefined
  const written = fileURLToPath(uri)
  // Editors name a file with or without the links that lead to it.
  const inside = [root, realpathSync(root)].map((base) => path.relative(path.join(base, 'content'), written))
  const name = inside.find((one) => !one.startsWith('..') && !path.isAbsolute(one))?.replaceAll(path.sep, '/')
  const format = /^(?!.*(?:^|\/)\.).*\.(mdx|json)$/.exec(name ?? '')?.[1] as ContentFile['format'] | undefined
  return name && format ? { file: `content/${name}`, format, place: placeOf(name) } : undefined
}

/** A text with line ends as the check reads them. Lines and columns are the same in both. */
export function asChecked(document: TextDocument): TextDocument {
  const text = document.getText()
  if (!text.includes('\r')) return document
  return TextDocument.create(document.uri, document.languageId, document.version, text.replace(/\r\n?/g, '\n'))
}
