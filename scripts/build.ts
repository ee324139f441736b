import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { contentIndex } from '../src/content-index/queries.ts'
import { writeArtefacts } from './build/artefacts.ts'
import { bundle } from './build/bundle.ts'
import { readClient } from './build/client-build.ts'
import { buildDownloads } from './build/downloads.ts'
import { openOutput } from './build/output.ts'
import { buildPages } from './build/pages.ts'
import { readServer } from './build/server-build.ts'
import { sizeReport } from './build/size-report.ts'
import { sourceHash } from './build/source-hash.ts'
import { createContent } from './content/content.ts'
import { emit } from './content/emit.ts'
import { formatIssues } from './content/report.ts'
import { contentSecurityPolicy, headerRules, metaPolicy } from './headers.ts'
import { ogImages } from './og-image/og-images.ts'
import { step } from './step.ts'
import { today } from './today.ts'

process.env.NODE_ENV = 'production'

/** `SITE_PREVIEW=1` builds a preview for colleagues: search engines are asked to stay out. */
const preview = process.env.SITE_PREVIEW === '1'

/** What a build did. */
export interface BuildResult {
  ok: boolean
  pages: number
  rendered: number
}

/**
 * Builds the site: checks the content, bundles the scripts, renders what changed, writes `dist/`.
 *
 * With a content error nothing is written: `dist/` stays as the last good build left it.
 */
export async function buildSite(root: string, { quiet = false, fresh = false } = {}): Promise<BuildResult> {
  const say = step(quiet)
  if (fresh) await rm(path.join(root, '.cache'), { recursive: true, force: true })
  await mkdir(path.join(root, 'dist'), { recursive: true })

  // Bundling does not depend on the content: another process does it beside the check.
  const bundled = bundle(root)
  bundled.catch(() => undefined)
  const checked = await createContent({ root, today: today() }).check()
  if (checked.issues.length > 0)
    console.error(
      formatIssues(checked.issues, { format: 'human', color: Boolean(process.stderr.isTTY) && !process.env.NO_COLOR }),
    )
  if (!checked.data) return { ok: false, pages: 0, rendered: 0 }
  await emit(checked.data, path.join(root, 'src/content-index/generated'))
  say(`Checked ${checked.files} content files`)

  const content = contentIndex(checked.data)
  // No page waits for its picture: they are drawn beside the rendering.
  const drawn = ogImages(root, content)
  drawn.catch(() => undefined)
  const [sources, scripts, downloads] = await Promise.all([
    bundled,
    sourceHash(root, ['scripts']),
    buildDownloads(root, content, today()),
  ])
  const [client, app] = await Promise.all([readClient(root), readServer(root)])
  const data = {
    ...checked.data,
    downloads: Object.fromEntries([...downloads].map(([address, file]) => [address, file.length])),
  }
  say('Scripts, styles and documents ready')

  const policy = contentSecurityPolicy([client.css, client.proseCss], checked.data.singles.integrations)
  const output = await openOutput(path.join(root, 'dist'))
  const pages = await buildPages({
    root,
    app,
    data,
    client,
    code: sources + scripts,
    policyFor: (styles) => metaPolicy(contentSecurityPolicy(styles, data.singles.integrations)),
    builtOn: today(),
    output,
  })
  const rendered = pages.filter((page) => page.rendered).length
  say(`Rendered ${rendered} of ${pages.length} pages`)

  const images = await drawn
  const headers = headerRules(policy, preview)
  await writeArtefacts({ root, data, pages, client, headers, images, downloads, preview, output })
  const removed = await output.clean()
  say(`Wrote ${output.written()} files to dist/${removed > 0 ? `, removed ${removed}` : ''}`)

  const { text, failures } = await sizeReport(pages, client, output.folder)
  if (!quiet) console.log(`\n${text}\n`)
  for (const failure of failures) console.error(`Over budget: ${failure}`)
  return { ok: failures.length === 0, pages: pages.length, rendered }
}

if (process.argv[1] === import.meta.filename) {
  const { ok } = await buildSite(path.resolve(import.meta.dirname, '..'), { fresh: process.argv.includes('--fresh') })
  process.exitCode = ok ? 0 : 1
}
