import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPreviewServer } from './preview-server.ts'
import { editedSlug, type SyntheticContent } from './synthetic-content.ts'

/** What people wait for at the live preview. */
export interface PreviewMeasure {
  /** Milliseconds from the command until it says where it is: where it never ran, and as on every day after. */
  first: number
  start: number
  /** Milliseconds from writing a file until it answers with the new words. */
  body: number
  title: number
  /** What its process holds in the end; undefined where nothing tells. */
  megabytes: number | undefined
}

const edits = 5
/** Between two edits: no writer saves faster. */
const pause = 1000
const pollEvery = 5
const patience = 20_000

/** What the preview bundles and prepares when it is started for the first time. */
const prepared = ['.cache/bundled', 'node_modules/.vite']

async function start(root: string) {
  const started = performance.now()
  const server = await startPreviewServer(root, 'dev')
  return { server, took: performance.now() - started }
}

/** Starts the live preview twice, edits an article several times, and asks for what changed until it has changed. */
export async function measurePreview(root: string, content: SyntheticContent): Promise<PreviewMeasure> {
  for (const folder of prepared) await rm(path.join(root, folder), { recursive: true, force: true })
  const first = await start(root)
  await first.server.stop()
  const { server, took } = await start(root)
  const at = (file: string) => `${server.url}/briefings${file}`
  const article = `/${editedSlug}`
  try {
    await shown([at(''), at(article)], '')
    const body = await medianEdit(content, 'body', [at(article)])
    const title = await medianEdit(content, 'title', [at(''), at(article)])
    return { first: first.took, start: took, body, title, megabytes: server.megabytes() }
  } finally {
    await server.stop()
  }
}

async function medianEdit(content: SyntheticContent, part: 'body' | 'title', urls: string[]): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < edits; index += 1) {
    await wait(pause)
    const started = performance.now()
    await shown(urls, await content.edit(part))
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(edits / 2)] as number
}

/** Waits until each address answers with the words. */
async function shown(urls: string[], words: string): Promise<void> {
  const giveUp = performance.now() + patience
  for (const url of urls) {
    for (;;) {
      const response = await fetch(url)
      if ((await response.text()).includes(words) && response.ok) break
      if (performance.now() > giveUp) throw new Error(`${url} did not show "${words}" within ${patience / 1000} s.`)
      await wait(pollEvery)
    }
  }
}
