import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clockAt } from '../../src/content/clock.ts'

/**
 * The current day on the firm's clocks, `YYYY-MM-DD`, for commands that look at no content. `BUILD_DATE` sets it.
 *
 * @param root the folder that contains `content/`.
 */
export function today(root: string): string {
  return clockAt(process.env.BUILD_DATE, timeZone(root)).today
}

/** UTC while the file is not there or not right: the check says so. */
function timeZone(root: string): string {
  try {
    const site = JSON.parse(readFileSync(path.join(root, 'content/site/site.json'), 'utf8'))
    return clockAt(undefined, site.officeHours.timeZone).timeZone
  } catch {
    return 'UTC'
  }
}
