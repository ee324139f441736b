import { statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type ClientBuild, pageScripts } from '../bundle/client-build.ts'
import type { BuiltPage } from '../render/pages.ts'
import type { Output } from './output.ts'

interface Row {
  page: string
  html: number
  early: number
  total: number
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)

function fileSizes(folder: string, files: string[]): Map<string, number> {
  const sizeOf = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size
  return new Map(files.map((file) => [file, sizeOf(`${file}.br`) ?? sizeOf(file) ?? 0]))
}

const sum = (files: string[], sizes: Map<string, number>) =>
  files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0)

/** What the scripts of a page with these islands weigh; many pages have the same. */
function scriptSizes(client: ClientBuild, sizes: Map<string, number>) {
  const known = new Map<string, Pick<Row, 'early' | 'total'>>()
  return (islands: readonly string[]) => {
    const found = known.get(islands.join()) ?? weigh(islands)
    known.set(islands.join(), found)
    return found
  }
  function weigh(islands: readonly string[]) {
    const { early, later } = pageScripts(client, islands)
    return { early: sum(early, sizes), total: sum([...early, ...later], sizes) }
  }
}

/** What the HTML of each page weighs as a visitor downloads it, by its file, in bytes. */
export type PageSizes = ReadonlyMap<string, number>

/** Weighs pages that are laid out or kept. */
export const pageSizes = (pages: readonly BuiltPage[], output: Output): PageSizes =>
  new Map(pages.map(({ file }) => [file, output.bytes(file)]))

/** The size of every page as a visitor downloads it, as a table to read. */
export function sizeReport(pages: BuiltPage[], weighed: PageSizes, client: ClientBuild, folder: string): string {
  const sizes = fileSizes(folder, client.files)
  const shared = sum(pageScripts(client, []).early, sizes)
  const css = brotliCompressSync(client.css).length
  const fonts = sum(
    client.files.filter((file) => file.endsWith('.woff2')),
    sizes,
  )
  const scripts = scriptSizes(client, sizes)
  const shown = pages.map(
    ({ page, file, islands }): Row => ({ page: page.path, html: weighed.get(file) as number, ...scripts(islands) }),
  )
  return table(shown, { shared, css, fonts })
}

function table(rows: Row[], { shared, css, fonts }: { shared: number; css: number; fonts: number }): string {
  const listed = rows.length > 60 ? [...rows].sort((a, b) => b.html - a.html).slice(0, 40) : rows
  const width = Math.max(...listed.map(({ page }) => page.length))
  const lines = listed.map(
    ({ page, html, early, total }) =>
      `${page.padEnd(width)} ${kilobytes(html)} ${kilobytes(early)} ${kilobytes(total)}`,
  )
  return [
    `${'KB, brotli'.padEnd(width)}    HTML   JS before   JS in`,
    `${''.padEnd(width)}   + CSS   interact.   total`,
    ...lines,
    rows.length > listed.length ? `… and ${rows.length - listed.length} smaller pages` : '',
    `Script of every page ${kilobytes(shared).trim()} KB · CSS, inlined ${kilobytes(css).trim()} KB · fonts ${kilobytes(fonts).trim()} KB`,
  ]
    .filter(Boolean)
    .join('\n')
}
