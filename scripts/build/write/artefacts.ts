import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentData } from '../../../src/content/queries.ts'
import type { HeaderRule } from '../../hosts/headers.ts'
import { publishedHostFiles } from '../../hosts/host-files.ts'
import { calendars } from '../../outputs/calendar.ts'
import { feeds } from '../../outputs/feeds.ts'
import { llms } from '../../outputs/llms.ts'
import { robots } from '../../outputs/robots.ts'
import { securityTxt } from '../../outputs/security-txt.ts'
import { sitemap } from '../../outputs/sitemap.ts'
import type { BuiltPage } from '../render/pages.ts'
import type { Output } from './output.ts'

/** Takes files of a folder over into the site, under the same names. */
export async function copyFiles(folder: string, files: string[], output: Output): Promise<void> {
  await Promise.all(files.map(async (file) => output.write(file, await readFile(path.join(folder, file)))))
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
  pages: BuiltPage[]
  headers: HeaderRule[]
  /** Pictures for where pages are shared, by file name. */
  images: ReadonlyMap<string, Buffer>
  /** Printed documents, by address. */
  downloads: ReadonlyMap<string, Buffer>
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
  await Promise.all(made.map(([file, content]) => output.write(file, content)))
}

function texts({ data, pages, headers, preview }: ArtefactsInput): Record<string, string> {
  const { site } = data.singles
  const { redirects } = data.lists
  return {
    'sitemap.xml': sitemap(
      pages.map(({ page }) => page),
      data,
    ),
    'robots.txt': robots(site.baseUrl, preview),
    'llms.txt': llms(data),
    '.well-known/security.txt': securityTxt(data),
    ...feeds(data),
    ...calendars(data),
    ...publishedHostFiles({ headers, redirects }),
  }
}
