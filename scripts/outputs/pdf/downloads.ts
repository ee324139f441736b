import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentIndex } from '../../../src/content/queries.ts'
import { caseStudiesDocument } from '../../outputs/pdf/case-studies.ts'
import { missingLetters } from '../../outputs/pdf/missing-letters.ts'
import { previewEditions } from '../../outputs/pdf/preview-editions.ts'
import { type PrintFonts, print, printFonts } from '../../outputs/pdf/print.ts'
import type { PrintedDocument } from '../../outputs/pdf/printed-document.ts'
import { sourceHash } from '../bundle/source-hash.ts'

async function forget(folder: string, used: Set<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => !used.has(name))
  await Promise.all(stale.map((name) => rm(path.join(folder, name))))
}

/**
 * The documents visitors can download, by address: printed from the content, again only when it or the print sheet has
 * changed.
 */
export async function buildDownloads(root: string, content: ContentIndex, day: string): Promise<Map<string, Buffer>> {
  const folder = path.join(root, '.cache/downloads')
  await mkdir(folder, { recursive: true })
  const sheet = await sourceHash(root, ['scripts/outputs/pdf', 'scripts/fonts/static-fonts'])
  let fonts: Promise<PrintFonts> | undefined
  const used = new Set<string>()
  const file = async (document: PrintedDocument): Promise<Buffer> => {
    const hash = createHash('sha1').update(sheet).update(JSON.stringify(document)).digest('hex')
    used.add(`${hash}.pdf`)
    const cached = path.join(folder, `${hash}.pdf`)
    return readFile(cached).catch(async () => {
      const missing = missingLetters(document)
      if (missing.length > 0)
        console.warn(
          `${document.address}: the print fonts have no “${missing.join('”, “')}”, so a box is printed. ` +
            'Add it to `wide` in scripts/fonts/font-recipes.ts and run `npm run fonts`.',
        )
      fonts ??= printFonts()
      const printed = await print(document, await fonts, day)
      await writeFile(cached, printed)
      return printed
    })
  }
  const printed = new Map<string, Buffer>()
  for (const document of [...caseStudiesDocument(content), ...previewEditions(content)])
    printed.set(document.address, await file(document))
  await forget(folder, used)
  return printed
}
