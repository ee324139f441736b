import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentData } from '../../src/content-index/queries.ts'
import { feeds } from '../feeds.ts'
import { type HeaderRule, headersFile } from '../headers.ts'
import { nginxConfig } from '../nginx-config.ts'
import { redirectsFile } from '../redirects.ts'
import { robots } from '../robots.ts'
import { sitemap } from '../sitemap.ts'
import { vercelConfig } from '../vercel-config.ts'
import type { ClientBuild } from './client-build.ts'
import type { Output } from './output.ts'
import type { BuiltPage } from './pages.ts'

async function copyFolder(folder: string, files: string[], output: Output): Promise<void> {
  await Promise.all(files.map(async (file) => output.write(file, await readFile(path.join(folder, file)))))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** Everything that is served and is not a page: scripts, fonts, public files, sitemap, feeds and host settings. */
export async function writeArtefacts(input: {
  root: string
  data: ContentData
  pages: BuiltPage[]
  client: ClientBuild
  headers: HeaderRule[]
  output: Output
}): Promise<void> {
  const { root, data, pages, client, headers, output } = input
  const publicFolder = path.join(root, 'public')
  await copyFolder(client.folder, client.files, output)
  await copyFolder(publicFolder, await filesIn(publicFolder), output)
  const { site } = data.singles
  const { redirects } = data.lists
  const texts: Record<string, string> = {
    'sitemap.xml': sitemap(
      pages.map(({ page }) => page),
      data,
    ),
    'robots.txt': robots(site.baseUrl),
    ...feeds(data),
    _headers: headersFile(headers),
    _redirects: redirectsFile(redirects),
    'vercel.json': vercelConfig(headers, redirects),
    'nginx.conf': nginxConfig(headers, redirects),
  }
  await Promise.all(Object.entries(texts).map(([file, text]) => output.write(file, text)))
}
