import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from '../document.ts'
import { fontRecipes } from '../font-recipes.ts'
import type { PrintedDocument } from './printed-document.ts'

const printed = /newsreader-display|schibsted|plex-mono/

/** The print sheet with its fonts inside: a document being printed loads nothing. */
export async function printStyles(root: string): Promise<string> {
  const faces = await Promise.all(
    fontRecipes
      .filter(({ file }) => printed.test(file))
      .map(async ({ file, family, weight }) => {
        const font = await readFile(path.join(root, 'src/styles/fonts', file), 'base64')
        return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
      }),
  )
  return faces.join('') + (await readFile(path.join(import.meta.dirname, 'print.css'), 'utf8'))
}

/** The complete HTML of a document: its title and language become those of the file. */
export function printHtml({ title, language, body }: PrintedDocument, styles: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<style>${styles}</style></head><body>${body}</body></html>`
  )
}
