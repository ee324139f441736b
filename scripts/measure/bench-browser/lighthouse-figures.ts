import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool } from '../../tools/fetch-tool.mjs'
import { inTurn } from './in-turn.ts'
import { median } from './median.ts'

/** What Lighthouse says about one address. Times in milliseconds, simulated. */
export interface LighthouseFigures {
  /** Performance, accessibility, best practices, search: 0 to 100. */
  scores: number[]
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  /** Requests of the page, until nothing moves any more: nobody interacts. The next pages, fetched ahead, are none of its own. */
  requests: number
  /** Bytes of scripts as they were sent. */
  scripts: number
}

interface RequestRow {
  resourceType?: string
  transferSize: number
}

/** What is read of a report of Lighthouse (12). */
interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: RequestRow[] } }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

function figuresOf({ audits, categories }: Report): LighthouseFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const rows = audits['network-requests']?.details?.items ?? []
  const scripts = rows.filter(({ resourceType }) => resourceType === 'Script')
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests: rows.filter(({ resourceType }) => resourceType !== 'Prefetch').length,
    scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

function medians(all: LighthouseFigures[]): LighthouseFigures {
  const of = (key: Exclude<keyof LighthouseFigures, 'scores'>) => median(all.map((figures) => figures[key]))
  return {
    scores: all[0]?.scores.map((_, index) => median(all.map(({ scores }) => scores[index] as number))) ?? [],
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    requests: of('requests'),
    scripts: of('scripts'),
  }
}

/**
 * Runs Lighthouse on each address in turn, with its mobile preset and simulated throttling, and takes the median of each
 * figure.
 *
 * @param port where the browser listens for commands.
 * @throws when Lighthouse could not load or judge a page.
 */
export async function lighthouseFigures(urls: string[], port: number, runs: number): Promise<LighthouseFigures[]> {
  const file = path.join(await fetchTool('lighthouse'), 'lighthouse/core/index.js')
  const { default: lighthouse } = await import(pathToFileURL(file).href)
  const all = await inTurn(urls, runs, async (url) => {
    const result: { lhr: Report } | undefined = await lighthouse(url, { port, logLevel: 'error' })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return figuresOf(result.lhr)
  })
  return all.map(medians)
}
