import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ContentData, contentIndex } from '../../../src/content/queries.ts'
import * as routes from '../../../src/lib/routes.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { HeaderRule } from '../../hosts/headers.ts'
import { publishedHostFiles } from '../../hosts/host-files.ts'
import { calendars } from '../../outputs/calendar.ts'
import { feeds } from '../../outputs/feeds.ts'
import { legalFeeds } from '../../outputs/legal-feeds.ts'
import { llms } from '../../outputs/llms.ts'
import { searchFiles } from '../../outputs/search-index.ts'
import { securityTxt } from '../../outputs/security-txt.ts'
import { robots, sitemaps } from '../../outputs/sitemap.ts'
import { openTaskPool } from '../../tools/task-pool.ts'
import { together } from '../../tools/together.ts'
import type { BuiltPage } from '../render/pages.ts'
import type { RecordedContent } from '../render/recorded-content.ts'
import type { Output } from './output.ts'
import type { RecordedOutputs } from './recorded-outputs.ts'

/** Takes files of a folder over into the site, under the same names. */
export async function copyFiles(folder: string, files: string[], output: Output): Promise<void> {
  await writeAll(files, async (file) => void (await output.write(file, await readFile(path.join(folder, file)))))
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
  /** The same, which notes what is asked of it. */
  content: RecordedContent
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
  outputs: RecordedOutputs
  output: Output
}

/** What is served beside pages, scripts and fonts: public files, pictures, documents, feeds and host settings. */
export async function writeArtefacts(input: ArtefactsInput): Promise<void> {
  const { root, images, downloads, output } = input
  const publicFolder = path.join(root, 'public')
  await copyFiles(publicFolder, await filesIn(publicFolder), output)
  const documents = [...downloads].map(([address, file]) => [address.slice(1), file] as const)
  const { headers, data, preview } = input
  const settings = {
    ...byName({ [routes.robotsFile]: robots(data.singles.site.baseUrl, preview) }),
    ...publishedHostFiles({ headers, redirects: data.lists.redirects }),
  }
  await writeAll([...images, ...documents, ...Object.entries(settings)], async ([file, content]) => {
    await output.write(file, content)
  })
  await writeRecorded(input)
}

/** Files by the name they have in the folder that is served. */
const byName = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([address, text]) => [address.slice(1), text]))

/** What is made of the content as a whole, each again only when what it asks of it has other answers. */
async function writeRecorded({ content, pages, builtOn, outputs }: ArtefactsInput): Promise<void> {
  const { all, published } = content.data
  const mapped = pages.map(({ page: { path, source, meta } }) => ({ path, source, meta }))
  // What is made first is compressed while the next is made: one thread makes them, others compress.
  await together(
    outputs.write('search', () => byName(searchFiles(contentIndex(all), builtOn)), builtOn),
    outputs.write('sitemap', () => sitemaps(mapped, published), cacheKey(JSON.stringify(mapped))),
    outputs.write('llms', () => byName({ [routes.llmsFile]: llms(published) })),
    outputs.write('security', () => byName({ [routes.securityFile]: securityTxt(published, builtOn) }), builtOn),
    outputs.write('feeds', () => byName(feeds(published))),
    outputs.write('legal-feeds', () => byName(legalFeeds(published, builtOn)), builtOn),
    outputs.write('calendars', () => byName(calendars(all))),
  )
}
