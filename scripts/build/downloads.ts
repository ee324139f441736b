import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentIndex } from '../../src/content-index/queries.ts'
import { findBrowser } from '../find-browser.mjs'
import { caseStudiesDocument } from '../pdf/case-studies.ts'
import { previewEditions } from '../pdf/preview-editions.ts'
import { printAll } from '../pdf/print.ts'
import { printHtml, printStyles } from '../pdf/print-html.ts'

interface Job {
  address: string
  html: string
  /** Where the printed file is kept. */
  cached: string
}

async function jobs(root: string, folder: string, content: ContentIndex): Promise<Job[]> {
  const styles = await printStyles(root)
  return [...caseStudiesDocument(content), ...previewEditions(content)].map((document) => {
    const html = printHtml(document, styles)
    return {
      address: document.address,
      html,
      cached: path.join(folder, `${createHash('sha1').update(html).digest('hex')}.pdf`),
    }
  })
}

const isThere = (file: string) => readFile(file).then(Boolean, () => false)

/** Prints what is not in the cache. Without a browser nothing is printed, and the pages link elsewhere. */
async function printMissing(wanted: Job[]): Promise<void> {
  const present = await Promise.all(wanted.map(({ cached }) => isThere(cached)))
  const missing = wanted.filter((_, index) => !present[index])
  const browser = missing.length > 0 ? await findBrowser() : undefined
  if (!browser) return
  const printed = await printAll(
    missing.map(({ html }) => html),
    browser,
  )
  await Promise.all(missing.map(({ cached }, index) => writeFile(cached, printed[index] as Buffer)))
}

async function forget(folder: string, wanted: Job[]): Promise<void> {
  const used = new Set(wanted.map(({ cached }) => path.basename(cached)))
  const stale = (await readdir(folder)).filter((name) => !used.has(name))
  await Promise.all(stale.map((name) => rm(path.join(folder, name))))
}

/**
 * The documents visitors can download, by address: printed from the content, again only when it has changed.
 * Those that could not be printed are left out.
 */
export async function buildDownloads(root: string, content: ContentIndex): Promise<Map<string, Buffer>> {
  const folder = path.join(root, '.cache/downloads')
  await mkdir(folder, { recursive: true })
  const wanted = await jobs(root, folder, content)
  try {
    await printMissing(wanted)
  } catch (error) {
    console.warn(`The PDF files were not printed; links lead to pages instead. ${(error as Error).message}`)
  }
  await forget(folder, wanted)
  const printed = new Map<string, Buffer>()
  for (const { address, cached } of wanted) {
    const file = await readFile(cached).catch(() => undefined)
    if (file) printed.set(address, file)
  }
  return printed
}
