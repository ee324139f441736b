import path from 'node:path'
import { type ContentData, type Question, wholeContent } from '../../src/content/queries.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { filesKey } from '../cache/files-key.ts'
import { openStore, type Store } from '../cache/store.ts'
import { writeAtomically } from '../cache/write-atomically.ts'
import { leftOutReport } from '../content/calendar/left-out-report.ts'
import { nextChange, sameSince } from '../content/calendar/next-change.ts'
import { scheduleOf } from '../content/calendar/schedule.ts'
import { assemble } from '../content/stages/assemble.ts'
import { contentSecurityPolicy, headerRules, metaPolicy } from '../hosts/headers.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import type { HostRules } from '../hosts/rules.ts'
import { documentsWithFeeds } from '../outputs/legal-feeds.ts'
import { newestDate } from '../outputs/newest-date.ts'
import { hasCard } from '../outputs/og-image/card.ts'
import { ogImages } from '../outputs/og-image/og-images.ts'
import { buildDownloads } from '../outputs/pdf/downloads.ts'
import { openPictureMaker, type PictureMaker } from '../outputs/pictures/picture-maker.ts'
import { pictureVersions } from '../outputs/pictures/picture-versions.ts'
import { type StepOptions, step } from '../tools/step.ts'
import { together } from '../tools/together.ts'
import { staleAccessibility } from './accessibility-record.ts'
import { readClient } from './bundle/client-build.ts'
import { checkSite, type RightContent } from './check-site.ts'
import { explain } from './render/explain.ts'
import { buildPages } from './render/pages.ts'
import { recordedContent } from './render/recorded-content.ts'
import { readServer } from './render/server-build.ts'
import type { Shard } from './shard.ts'
import { type ArtefactsInput, copyFiles, writeArtefacts } from './write/artefacts.ts'
import { compressed } from './write/compress.ts'
import { describeBuild } from './write/describe-build.ts'
import { heavyPages } from './write/heavy-pages.ts'
import { type Output, openOutput } from './write/output.ts'
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
  const { quiet = false, shard, explain: explained } = options
  const say = step(options)
  // A preview for colleagues has what is not public yet, marked; search engines are asked to stay out.
  const preview = process.env.SITE_PREVIEW === '1'
  const checked = await checkSite(root, preview)
  if (!checked) return { ok: false, pages: 0, rendered: 0 }
  say(`Checked ${checked.files} content files`)

  const site = await openSite(root, checked, preview)
  const parts = await makeParts(site, bundled, shard)
  say('Scripts, styles and documents ready')

  const input = pagesInput(site, parts, options)
  const [pages, images] = await together(buildPages(input), parts.drawn, parts.assets)
  const rendered = pages.filter(({ made }) => made === 'rendered').length
  say(`Rendered ${rendered} of ${pages.length} pages`)
  if (explained) console.log(`\n${explain(explained, pages)}\n`)
  const result = { ok: true, pages: pages.length, rendered }
  if (shard) return makePictures(site, say).then(() => result)

  const policy = policyOf(site, [parts.client.css, parts.client.proseCss])
  const headers = headerRules(policy, preview, documentsWithFeeds(site.published, site.builtOn))
  await together(makePictures(site, say), writeOthers(input, { pages, headers, images, downloads: parts.downloads }))
  const schedule = scheduleOf(checked.results, checked.clock)
  const rules = { headers, redirects: site.data.lists.redirects }
  await describeBuild(root, site.output, rules, sameSince(checked.results, checked.clock))
  say(await putInPlace(site, rules, nextChange(schedule, checked.clock)))
  if (!quiet) console.log(leftOutReport(schedule, checked.clock, preview))

  const sizes = pageSizes(pages, site.output)
  if (!quiet) console.log(`\n${sizeReport(pages, sizes, parts.client, site.output.folder)}\n`)
  const warnings = [...(await heavyPages(pages, sizes, input)), ...staleAccessibility(root, site.data)]
  for (const warning of warnings) console.warn(`Warning: ${warning}\n`)
  return result
}

/** What is built, of what, and where it goes. */
interface Site {
  root: string
  preview: boolean
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: string
  /** The content, with the versions of its pictures. */
  data: ContentData
  /** What of it leaves the site, as documents, feeds and pictures do: nothing that is not public, not even in a preview. */
  published: ContentData
  pictures: PictureMaker
  caches: string
  store: Store
  /** Key of the code that builds. */
  code: string
  output: Output
}

async function openSite(root: string, checked: RightContent, preview: boolean): Promise<Site> {
  const versions = await pictureVersions(root, checked.data.pictures)
  const data = { ...checked.data, pictures: versions }
  const published = preview
    ? { ...assemble(checked.results, checked.pictures, checked.clock), pictures: versions }
    : data
  const caches = path.join(root, '.cache')
  const store = openStore(path.join(caches, 'served'))
  const code = cacheKey(process.version, filesKey(root, ['scripts']))
  const output = openOutput({ folder: path.join(root, 'dist'), caches, store, code })
  const pictures = openPictureMaker(root)
  return { root, preview, builtOn: checked.clock.today, data, published, pictures, caches, store, code, output }
}

/**
 * Makes what pages need. Two processors have work at any time: what needs the content alone is made while scripts are
 * bundled and compressed, and files that one thread writes while another process makes pictures.
 */
async function makeParts({ root, published, builtOn, output }: Site, bundled: Promise<string>, shard?: Shard) {
  const content = wholeContent(published)
  const drawn = shard ? Promise.resolve(new Map<string, Buffer>()) : ogImages(root, content, builtOn)
  drawn.catch(() => undefined)
  const clientReady = bundled.then(() => readClient(root))
  const assets = clientReady.then(({ folder, files }) => copyFiles(folder, shard ? [] : files, output))
  assets.catch(() => undefined)
  const downloads = await buildDownloads(root, content, newestDate(published, builtOn))
  const [sources, client, app] = await Promise.all([bundled, clientReady, bundled.then(() => readServer(root))])
  return { drawn, assets, downloads, sources, client, app }
}

type Parts = Awaited<ReturnType<typeof makeParts>>

const policyOf = ({ data }: Site, styles: string[]) => contentSecurityPolicy(styles, data.singles.integrations)

function pagesInput(site: Site, { downloads, sources, client, app }: Parts, { shard, quiet = false }: BuildOptions) {
  const { preview, published, builtOn, caches, code } = site
  const sizes = Object.fromEntries([...downloads].map(([address, file]) => [address, file.length]))
  const data = { ...site.data, downloads: sizes }
  const questions = [...app.questions, hasCard] as Question<string[], unknown>[]
  const asked = { all: data, published: preview ? published : data, questions, today: builtOn }
  return {
    ...site,
    app,
    data,
    content: recordedContent(asked),
    order: site.pictures.order,
    client,
    code: sources + code,
    policyFor: (styles: string[]) => metaPolicy(policyOf(site, styles)),
    records: path.join(caches, 'pages.json'),
    shard,
    quiet,
  }
}

async function makePictures({ pictures, output }: Site, say: (text: string) => void): Promise<void> {
  const made = await pictures.make({
    keep: (file) => output.keep([file], ''),
    put: async (file, content) => output.put(new Map([[file, await compressed(file, content)]]), ''),
  })
  if (made > 0) say(`Made ${made} ${made === 1 ? 'file' : 'files'} of pictures`)
}

/** Writes what is served beside pages, scripts and pictures. */
async function writeOthers(
  input: ReturnType<typeof pagesInput>,
  made: Pick<ArtefactsInput, 'pages' | 'headers' | 'images' | 'downloads'>,
): Promise<void> {
  const { caches, code, content, output } = input
  const outputs = openRecordedOutputs(path.join(caches, 'outputs.json'), code, content, output)
  await writeArtefacts({ ...input, ...made, outputs })
  outputs.save()
}

/** Puts the site in place, and beside it what hosts and schedules ask for. Returns what was done. */
async function putInPlace({ root, output, store }: Site, rules: HostRules, next: string): Promise<string> {
  const { written, removed, manifest } = output.commit()
  store.sweep()
  const beside = path.join(root, 'dist-hosts')
  await writeHostFiles(beside, rules)
  writeAtomically(path.join(beside, 'manifest.json'), manifest)
  writeAtomically(path.join(beside, 'next-change.json'), next)
  return `Wrote ${written} files to dist/${removed > 0 ? `, removed ${removed}` : ''}`
}
