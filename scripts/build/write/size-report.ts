import { stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { proseTemplates } from '../../../src/pages/templates.ts'
import { type ClientBuild, pageScripts } from '../bundle/client-build.ts'
import type { BuiltPage } from '../render/pages.ts'
import { budgets } from './budgets.ts'

interface Row {
  page: string
  html: number
  early: number
  total: number
  limit: number
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)

async function fileSizes(folder: string, files: string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { size } = await stat(path.join(folder, `${file}.br`)).catch(() => stat(path.join(folder, file)))
      return [file, size] as const
    }),
  )
  return new Map(sizes)
}

const sum = (files: string[], sizes: Map<string, number>) =>
  files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0)

async function row(
  { page, file }: BuiltPage,
  client: ClientBuild,
  folder: string,
  sizes: Map<string, number>,
): Promise<Row> {
  const { early, later } = pageScripts(client, page.template, page.blocks)
  const { size: html } = await stat(path.join(folder, `${file}.br`))
  return {
    page: page.path,
    html,
    early: sum(early, sizes),
    total: sum([...early, ...later], sizes),
    limit: proseTemplates.has(page.template) ? budgets.longProse : budgets.firstResponse,
  }
}

/**
 * The size of every page as a visitor downloads it.
 *
 * @returns the report, and one sentence for each broken budget.
 */
export async function sizeReport(
  pages: BuiltPage[],
  client: ClientBuild,
  folder: string,
): Promise<{ text: string; failures: string[] }> {
  const sizes = await fileSizes(folder, client.files)
  const shared = sum(pageScripts(client, 'none', []).early, sizes)
  const css = brotliCompressSync(client.css).length
  const fonts = sum(
    client.files.filter((file) => file.endsWith('.woff2')),
    sizes,
  )
  const shown = await Promise.all(pages.map((page) => row(page, client, folder, sizes)))
  const failures = [
    ...(shared > budgets.entry
      ? [`The entry with the framework is ${kilobytes(shared).trim()} KB; its budget is ${budgets.entry / 1024} KB.`]
      : []),
    ...shown
      .filter(({ html, limit }) => html > limit)
      .map(({ page, html, limit }) => `${page}: the first response is ${html} bytes; its budget is ${limit}.`),
    ...pages
      .filter(({ inlineScripts = 1 }) => inlineScripts !== 1)
      .map(({ file, inlineScripts }) => `${file}: ${inlineScripts} inline scripts instead of the hashed one.`),
  ]
  return { text: table(shown, { shared, css, fonts }), failures }
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
    `Entry and framework ${kilobytes(shared).trim()} KB · CSS, inlined ${kilobytes(css).trim()} KB · fonts ${kilobytes(fonts).trim()} KB`,
  ]
    .filter(Boolean)
    .join('\n')
}
