import path from 'node:path'
import { type Question, wholeContent } from '../../src/content/queries.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { filesKey } from '../cache/files-key.ts'
import { openStore } from '../cache/store.ts'
import { writeAtomically } from '../cache/write-atomically.ts'
import { leftOutReport } from '../content/calendar/left-out-report.ts'
import { nextChange } from '../content/calendar/next-change.ts'
import { scheduleOf } from '../content/calendar/schedule.ts'
import { createContent } from '../content/content.ts'
import { formatIssues } from '../content/report/report.ts'
import { assemble } from '../content/stages/assemble.ts'
import { emit } from '../content/stages/emit.ts'
import { contentSecurityPolicy, headerRules, metaPolicy } from '../hosts/headers.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { passedLimits } from '../hosts/limits.ts'
import { newestDate } from '../outputs/newest-date.ts'
import { hasCard } from '../outputs/og-image/card.ts'
import { ogImages } from '../outputs/og-image/og-images.ts'
import { buildDownloads } from '../outputs/pdf/downloads.ts'
import { openPictureMaker } from '../outputs/pictures/picture-maker.ts'
import { pictureVersions } from '../outputs/pictures/picture-versions.ts'
import { askSearch } from '../outputs/search-answers.ts'
import { type StepOptions, step } from '../tools/step.ts'
import { together } from '../tools/together.ts'
import { readClient } from './bundle/client-build.ts'
import { explain } from './render/explain.ts'
import { buildPages } from './render/pages.ts'
import { recordedContent } from './render/recorded-content.ts'
import { readServer } from './render/server-build.ts'
import type { Shard } from './shard.ts'
import { copyFiles, writeArtefacts } from './write/artefacts.ts'
import { compressed } from './write/compress.ts'
import { heavyPages } from './write/heavy-pages.ts'
import { openOutput } from './write/output.ts'
import { openRecordedOutputs } from './write/recorded-outputs.ts'
import { pageSizes, sizeReport } from './write/size-report.ts'

/** What a build is asked for besides the site. */
export interface BuildOptions extends StepOptions {
  /** The path of a page: says why it was made again, or was not. */
  explain?: string | undefined
  /** Makes one part of the pages and pictures, for the cache only. */
  shard?: Shard | undefined
}

/** What a build did. */
export interface BuildResult {
  ok: boolean
  pages: number
  rendered: number
}

/**
 * Checks the content, renders what changed, writes `dist/`. Nothing in `dist/` is touched before all of it is there.
 *
 * @param bundled the key of what the scripts and styles are made of, once they are there
 */
export async function makeSite(root: string, bundled: Promise<string>, options: BuildOptions): Promise<BuildResult> {
  const { quiet = false, shard } = options
  const say = step(options)
  // A preview for colleagues has what is not public yet, marked; search engines are asked to stay out.
  const preview = process.env.SITE_PREVIEW === '1'
  const checked = await createContent({ root, now: process.env.BUILD_DATE, preview, askSearch }).check()
  const { redirects = [], integrations = {} } = { ...checked.data?.lists, ...checked.data?.singles }
  const passed = passedLimits(redirects, integrations)
  const issues = [...checked.issues, ...passed]
  if (issues.length > 0)
    console.error(
      formatIssues(issues, { format: 'human', color: Boolean(process.stderr.isTTY) && !process.env.NO_COLOR }),
    )
  if (!checked.data || passed.some(({ severity }) => severity === 'error')) return { ok: false, pages: 0, rendered: 0 }
  emit(checked.data, root)
  say(`Checked ${checked.files} content files`)

  const builtOn = checked.clock.today
  const pictures = openPictureMaker(root)
  const versions = await pictureVersions(root, checked.data.pictures)
  const named = { ...checked.data, pictures: versions }
  // What leaves the site, as documents, feeds and pictures do, says nothing that is not public, not even in a preview.
  const published = preview
    ? { ...assemble(checked.results, checked.pictures, checked.clock), pictures: versions }
    : named
  const content = wholeContent(published)
  const caches = path.join(root, '.cache')
  const store = openStore(path.join(caches, 'served'))
  const code = cacheKey(process.version, filesKey(root, ['scripts']))
  const output = openOutput({ folder: path.join(root, 'dist'), caches, store, code })
  // Two processors have work at any time: what needs the content alone is made while scripts are bundled and compressed,
  // and files that one thread writes while another process makes pictures.
  const drawn = shard ? Promise.resolve(new Map<string, Buffer>()) : ogImages(root, content)
  drawn.catch(() => undefined)
  const clientReady = bundled.then(() => readClient(root))
  const assets = clientReady.then(({ folder, files }) => copyFiles(folder, shard ? [] : files, output))
  assets.catch(() => undefined)
  const downloads = await buildDownloads(root, content, newestDate(published))
  const [sources, client, app] = await Promise.all([bundled, clientReady, bundled.then(() => readServer(root))])
  const data = {
    ...named,
    downloads: Object.fromEntries([...downloads].map(([address, file]) => [address, file.length])),
  }
  say('Scripts, styles and documents ready')

  const policy = contentSecurityPolicy([client.css, client.proseCss], checked.data.singles.integrations)
  const publicData = preview ? published : data
  const questions = [...app.questions, hasCard] as Question<string[], unknown>[]
  const recorded = recordedContent({ all: data, published: publicData, questions, today: builtOn })
  const input = {
    root,
    app,
    data,
    content: recorded,
    order: pictures.order,
    client,
    code: sources + code,
    policyFor: (styles: string[]) => metaPolicy(contentSecurityPolicy(styles, data.singles.integrations)),
    builtOn,
    preview,
    output,
    store,
    records: path.join(caches, 'pages.json'),
    shard,
    quiet,
  }
  const [pages, images] = await together(buildPages(input), drawn, assets)
  const rendered = pages.filter(({ made }) => made === 'rendered').length
  say(`Rendered ${rendered} of ${pages.length} pages`)
  const makePictures = async () => {
    const made = await pictures.make({
      keep: (file) => output.keep([file], ''),
      put: async (file, content) => output.put(new Map([[file, await compressed(file, content)]]), ''),
    })
    if (made > 0) say(`Made ${made} ${made === 1 ? 'file' : 'files'} of pictures`)
  }
  if (options.explain) console.log(`\n${explain(options.explain, pages)}\n`)
  if (shard) {
    await makePictures()
    return { ok: true, pages: pages.length, rendered }
  }

  const headers = headerRules(policy, preview)
  const outputs = openRecordedOutputs(path.join(caches, 'outputs.json'), input.code, recorded, output)
  const artefacts = {
    root,
    data,
    content: recorded,
    pages,
    headers,
    images,
    downloads,
    builtOn,
    preview,
    outputs,
    output,
  }
  await together(makePictures(), writeArtefacts(artefacts))
  outputs.save()
  const { written, removed, manifest } = output.commit()
  store.sweep()
  await writeHostFiles(path.join(root, 'dist-hosts'), { headers, redirects: data.lists.redirects })
  say(`Wrote ${written} files to dist/${removed > 0 ? `, removed ${removed}` : ''}`)
  writeAtomically(path.join(root, 'dist-hosts/manifest.json'), manifest)
  const schedule = scheduleOf(checked.results, checked.clock)
  writeAtomically(path.join(root, 'dist-hosts/next-change.json'), nextChange(schedule, checked.clock))
  if (!quiet) console.log(leftOutReport(schedule, checked.clock, preview))

  const sizes = pageSizes(pages, output)
  if (!quiet) console.log(`\n${sizeReport(pages, sizes, client, output.folder)}\n`)
  for (const warning of await heavyPages(pages, sizes, input)) console.warn(`Warning: ${warning}\n`)
  return { ok: true, pages: pages.length, rendered }
}
