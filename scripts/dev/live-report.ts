import type { Logger } from 'vite'
import type { Issue } from '../content/model/issue.ts'
import { formatIssues } from '../content/report/report.ts'

/** What the terminal is told of the content while someone writes. */
export interface LiveReport {
  say(issues: readonly Issue[]): void
  /** The errors of the last check, empty without any. */
  text(): string
}

export function liveReport(logger: Pick<Logger, 'info'>): LiveReport {
  let report = ''
  let said = ''
  const color = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  return {
    say(issues) {
      // Warnings wait until there is no error, and are said once: whoever writes would lose the one in the others.
      const errors = issues.filter(({ severity }) => severity === 'error')
      const before = report
      report = formatIssues(errors, { format: 'human', color: false })
      const told = said
      said = formatIssues(errors.length > 0 ? errors : issues, { format: 'human', color })
      if (said && said !== told) logger.info(said)
      if (before && !report) logger.info('The content is right again.')
    },
    text: () => report,
  }
}
