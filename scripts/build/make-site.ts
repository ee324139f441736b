import path from 'node:path'
import { contentIndex } from '../../src/content/queries.ts'
import { filesKey } from '../cache/files-key.ts'
import { createContent } from '../content/content.ts'
import { formatIssues } from '../content/report/report.ts'
import { emit } from '../content/stages/emit.ts'
import { contentSecurityPolicy, headerRules, metaPolicy } from '../hosts/headers.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { ogImages } from '../outputs/og-image/og-images.ts'
import { buildDownloads } from '../outputs/pdf/downloads.ts'
import { step } from '../tools/step.ts'
import { today } from '../tools/today.ts'
import { readClient } from './bundle/client-build.ts'
import { buildPages } from './render/pages.ts'
import { readServer } from './render/server-build.ts'
import { copyFiles, writeArtefacts } from './write/artefacts.ts'
import { heavyPages } from './write/heavy-pages.ts'
import { openOutput } from './write/output.ts'
import { sizeReport } from './write/size-report.ts'

/** `SITE_PREVIEW=1` builds a preview for colleagues: search engines are asked to stay out. */
const preview = process.env.SITE_PREVIEW === '1'

/** What a build did. */
export interface BuildResult {
  ok: boolean
  pages: number
  rendered: number
}

/** Waits for all to end, even when one fails: nothing is written any more by the time the failure is told. */
async function together<Results extends unknown[]>(...begun: { [K in keyof Results]: Promise<Results[K]> }) {
  const ended = await Promise.allSettled(begun)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return Promise.all(begun) as Promise<Results>
}

/**
 * Checks the content, renders what changed, writes `dist/`. Nothing in `dist/` is touched before all of it is there.
 *
 * @param bundled the key of what the scripts and styles are made of, once they are there
 */
export async function makeSite(root: string, bundled: Promise<string>, quiet: boolean): Promise<BuildResult> {
  const say = step(quiet)
  const checked = await createContent({ root, today: today() }).check()
  if (checked.issues.length > 0)
    console.error(
      formatIssues(checked.issues, { format: 'human', color: Boolean(process.stderr.isTTY) && !process.env.NO_COLOR }),
    )
  if (!checked.data) return { ok: false, pages: 0, rendered: 0 }
  emit(checked.data, root)
  say(`Checked ${checked.files} content files`)

  const content = contentIndex(checked.data)
  const output = await openOutput(path.join(root, 'dist'), path.join(root, '.cache'))
  // Two processors have work at any time: scripts are compressed while documents are printed, and pictures are drawn
  // while pages are compressed.
  const clientReady = bundled.then(() => readClient(root))
  const assets = clientReady.then(({ folder, files }) => copyFiles(folder, files, output))
  assets.catch(() => undefined)
  const downloads = await buildDownloads(root, content, today())
  const [sources, client, app] = await Promise.all([bundled, clientReady, bundled.then(() => readServer(root))])
  const data = {
    ...checked.data,
    downloads: Object.fromEntries([...downloads].map(([address, file]) => [address, file.length])),
  }
  say('Scripts, styles and documents ready')

  const drawn = ogImages(root, content)
  drawn.catch(() => undefined)
  const policy = contentSecurityPolicy([client.css, client.proseCss], checked.data.singles.integrations)
  const input = {
    app,
    data,
    client,
    code: sources + filesKey(root, ['scripts']),
    policyFor: (styles: string[]) => metaPolicy(contentSecurityPolicy(styles, data.singles.integrations)),
    builtOn: today(),
    output,
  }
  const [pages, images] = await together(buildPages(input), drawn, assets)
  const rendered = pages.filter((page) => page.rendered).length
  say(`Rendered ${rendered} of ${pages.length} pages`)

  const headers = headerRules(policy, preview)
  await writeArtefacts({ root, data, pages, headers, images, downloads, preview, output })
  const { written, removed } = await output.commit()
  await writeHostFiles(path.join(root, 'dist-hosts'), { headers, redirects: data.lists.redirects })
  say(`Wrote ${written} files to dist/${removed > 0 ? `, removed ${removed}` : ''}`)

  if (!quiet) console.log(`\n${await sizeReport(pages, client, output.folder)}\n`)
  for (const warning of await heavyPages(pages, input)) console.warn(`Warning: ${warning}\n`)
  return { ok: true, pages: pages.length, rendered }
}
