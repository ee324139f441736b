import { setTimeout as wait } from 'node:timers/promises'
import { startDevServer } from './dev-server.ts'
import { editedSlug, type SyntheticContent } from './synthetic-content.ts'

/** Milliseconds from writing a file until the live preview answers with the new words. */
export interface PreviewLatency {
  body: number
  title: number
}

const edits = 5
const pollEvery = 5
const patience = 20_000

/** Starts the live preview, edits an article several times, and asks for what changed until it has changed. */
export async function previewLatency(root: string, content: SyntheticContent): Promise<PreviewLatency> {
  const server = await startDevServer(root)
  const at = (file: string) => `${server.url}/briefings${file}`
  const article = `/${editedSlug}`
  try {
    await shown([at(''), at(article)], '')
    return {
      body: await medianEdit(content, 'body', [at(article)]),
      title: await medianEdit(content, 'title', [at(''), at(article)]),
    }
  } finally {
    await server.stop()
  }
}

async function medianEdit(content: SyntheticContent, part: 'body' | 'title', urls: string[]): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < edits; index += 1) {
    await wait(400)
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
