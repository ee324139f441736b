import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { type ContentIndex, contentIndex } from '../src/content-index/queries.ts'
import { createContent } from './content/content.ts'
import { emit } from './content/emit.ts'
import { formatIssues } from './content/report.ts'

/** The content as it stands while someone writes. */
export interface LiveCheck {
  /** The last content without an error; null as long as there was none. */
  index(): ContentIndex | null
  /** The report of the last check, empty without errors. */
  report(): string
}

/** Editors write a file in several steps; a check waits until they are done. */
const settle = 20

/** Checks the content now and after every change, and tells the terminal and the open pages. */
export async function liveCheck({ config, watcher, ws }: ViteDevServer): Promise<LiveCheck> {
  const content = createContent({ root: config.root })
  let index: ContentIndex | null = null
  let report = ''

  const check = async (changed: string[]) => {
    const { issues, data } = await content.check({ changed })
    if (data) {
      index = contentIndex(data)
      await emit(data, path.join(config.root, 'src/content-index/generated'))
    }
    const before = report
    report = data ? '' : formatIssues(issues, { format: 'human', color: false })
    if (issues.length > 0)
      config.logger.info(
        formatIssues(issues, { format: 'human', color: process.stdout.isTTY && !process.env.NO_COLOR }),
      )
    else if (before) config.logger.info('The content is right again.')
    ws.send('content:issues', { text: report })
    if (data) ws.send('content:update', {})
  }

  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let last = check([])
  const recheck = () => {
    const files = [...changed]
    changed.clear()
    last = last.then(() => check(files)).catch((error: Error) => config.logger.error(error.stack ?? error.message))
  }
  await last
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (file) => {
      const source = path.relative(config.root, file).split(path.sep).join('/')
      if (!/^(?:content|public)\//.test(source)) return
      changed.add(source)
      clearTimeout(timer)
      timer = setTimeout(recheck, settle)
    })
  }
  return { index: () => index, report: () => report }
}
