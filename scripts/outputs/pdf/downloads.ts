import path from 'node:path'
import type { ContentIndex } from '../../../src/content/queries.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { filesKey } from '../../cache/files-key.ts'
import { packageVersions } from '../../cache/package-versions.ts'
import { openStore } from '../../cache/store.ts'
import { drawnText } from '../../fonts/font-recipes.ts'
import { caseStudiesDocument } from './case-studies.ts'
import { previewEditions } from './preview-editions.ts'
import { type PrintFonts, print, printFonts } from './print.ts'
import type { PrintedDocument } from './printed-document.ts'

function warnOfBoxes(document: PrintedDocument): void {
  const missing = missingLetters(document)
  if (missing.length === 0) return
  console.warn(
    `${document.address}: the print fonts have no “${missing.join('”, “')}”, so a box is printed. ` +
      'Add it to `rareText` in scripts/fonts/font-recipes.ts and run `npm run fonts`.',
  )
}

/**
 * The documents visitors can download, by address: printed from the content, again only when it or the print sheet has
 * changed.
 *
 * @param day the day they say they were made: the newest one the content states, never that of the build.
 */
export async function buildDownloads(root: string, content: ContentIndex, day: string): Promise<Map<string, Buffer>> {
  const store = openStore(path.join(root, '.cache/downloads'))
  const files = filesKey(root, ['scripts/outputs/pdf', 'scripts/fonts/static-fonts'])
  const sheet = files + packageVersions(root, ['pdfkit', 'fontkit'])
  let fonts: Promise<PrintFonts> | undefined
  const printed = new Map<string, Buffer>()
  for (const document of [...caseStudiesDocument(content), ...previewEditions(content)]) {
    const file = await store.get(cacheKey(sheet, day, JSON.stringify(document)), async () => {
      warnOfBoxes(document)
      fonts ??= printFonts()
      return print(document, await fonts, day)
    })
    printed.set(document.address, file)
  }
  store.sweep()
  return printed
}

const drawnLetters = new Set(drawnText)

/** Characters of a document that the print fonts do not have; a box would be printed in their place. */
export function missingLetters({ parts }: PrintedDocument): string[] {
  const letters = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const letter of value) letters.add(letter)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(look)
  }
  look(parts)
  return [...letters].filter((letter) => !drawnLetters.has(letter)).sort()
}
