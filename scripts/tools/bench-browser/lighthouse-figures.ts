import lighthouse, { type Result } from 'lighthouse'
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

function figuresOf({ audits, categories }: Result): LighthouseFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const rows = (audits['network-requests']?.details as { items?: RequestRow[] } | undefined)?.items ?? []
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
  const all = await inTurn(urls, runs, async (url) => {
    const result = await lighthouse(url, { port, logLevel: 'error' })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return figuresOf(result.lhr)
  })
  return all.map(medians)
}
