import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ContentData, contentIndex } from '../../../src/content/queries.ts'
import type { HeaderRule } from '../../hosts/headers.ts'
import { publishedHostFiles } from '../../hosts/host-files.ts'
import { calendars } from '../../outputs/calendar.ts'
import { feeds } from '../../outputs/feeds.ts'
import { llms } from '../../outputs/llms.ts'
import { robots } from '../../outputs/robots.ts'
import { searchFiles } from '../../outputs/search-index.ts'
import { securityTxt } from '../../outputs/security-txt.ts'
import { sitemaps } from '../../outputs/sitemap.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import type { BuiltPage } from '../render/pages.ts'
import type { Output } from './output.ts'

/** Takes files of a folder over into the site, under the same names. */
export async function copyFiles(folder: string, files: string[], output: Output): Promise<void> {
  await writeAll(files, async (file) => output.write(file, await readFile(path.join(folder, file))))
}

/** How many files are compressed at once: each takes megabytes until it is done. */
const atOnce = 8

async function writeAll<File>(files: readonly File[], write: (file: File) => Promise<void>): Promise<void> {
  const pool = openTaskPool(atOnce)
  try {
    for (const file of files) await pool.add(() => write(file))
  } finally {
    await pool.done()
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

export interface ArtefactsInput {
  root: string
  data: ContentData
  /** What is public of the data: all of it, except in a preview. */
  published: ContentData
  pages: BuiltPage[]
  headers: HeaderRule[]
  /** Pictures for where pages are shared, by file name. */
  images: ReadonlyMap<string, Buffer>
  /** Printed documents, by address. */
  downloads: ReadonlyMap<string, Buffer>
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: string
  /** Whether search engines stay out. */
  preview: boolean
  output: Output
}

/** What is served beside pages, scripts and fonts: public files, pictures, documents, feeds and host settings. */
export async function writeArtefacts(input: ArtefactsInput): Promise<void> {
  const { root, images, downloads, output } = input
  const publicFolder = path.join(root, 'public')
  await copyFiles(publicFolder, await filesIn(publicFolder), output)
  const documents = [...downloads].map(([address, file]) => [address.slice(1), file] as const)
  const made = [...images, ...documents, ...Object.entries(texts(input))]
  await writeAll(made, ([file, content]) => output.write(file, content))
}

/** Files by the name they have in the folder that is served. */
const byName = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([address, text]) => [address.slice(1), text]))

function texts({ data, published, pages, headers, preview, builtOn }: ArtefactsInput): Record<string, string> {
  const { site } = data.singles
  const { redirects } = data.lists
  return {
    ...sitemaps(
      pages.map(({ page }) => page),
      published,
    ),
    'robots.txt': robots(site.baseUrl, preview),
    'llms.txt': llms(published),
    '.well-known/security.txt': securityTxt(published),
    ...byName(searchFiles(contentIndex(data), builtOn)),
    ...feeds(published),
    ...calendars(data),
    ...publishedHostFiles({ headers, redirects }),
  }
}
