import Tinypool from 'tinypool'
import type { PageData } from '../../../src/pages/page-data.ts'
import { openStore } from '../../cache/store.ts'
import { type Compress, compressedHere, type Served } from '../write/compress.ts'
import { type LaidOut, type Manifest, openStaging } from '../write/lay-out.ts'
import { pack } from '../write/pack.ts'
import type { HeadExtras } from './head-extras.ts'
import { renderPage, type Shell } from './render-page.ts'
import { type App, readServer } from './server-build.ts'

/** Where pages are rendered, and into what. */
export interface RenderPlace {
  root: string
  shell: Shell
  /** The folder of the store. */
  store: string
  staging: string
}

/** A page to be rendered. */
export interface RenderJob {
  /** The page and the extras of its head, as JSON. */
  text: string
  files: string[]
  /** Under which the store keeps the files. */
  key: string
  published: Manifest
}

/** Renders pages in one place: renders, compresses, keeps and lays out one at each call, and says the hashes of its files. */
export function openRenderer(place: RenderPlace, app: App, compress: Compress): (job: RenderJob) => Promise<LaidOut> {
  const store = openStore(place.store)
  const layOut = openStaging(place.staging)
  return async ({ text, files, key, published }) => {
    const [page, extras] = JSON.parse(text) as [PageData, HeadExtras]
    const served = await renderPage(page, extras, { shell: place.shell, app, compress })
    store.keep(key, pack(served))
    return layOut(new Map(files.map((file, at) => [file, served[at] as Served])), published)
  }
}

let opened: Promise<ReturnType<typeof openRenderer>> | undefined

/** Renders a page in a worker, whose data is the place. */
export default async function render(job: RenderJob): Promise<LaidOut> {
  const place = Tinypool.workerData as RenderPlace
  opened ??= readServer(place.root).then((app) => openRenderer(place, app, compressedHere))
  return (await opened)(job)
}
