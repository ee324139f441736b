import { fileURLToPath } from 'node:url'
import { calendarReport } from './content/calendar/calendar-report.ts'
import { scheduleOf } from './content/calendar/schedule.ts'
import { createContent } from './content/content.ts'
import { commandOptions } from './tools/command-options.mjs'

/** `npm run calendar`: what will change on the site by itself, on which day and why. */
commandOptions()
const root = fileURLToPath(new URL('..', import.meta.url))
const { results, clock, data } = await createContent({ root, now: process.env.BUILD_DATE }).check()
console.log(calendarReport(scheduleOf(results, clock), clock))
if (!data) {
  console.error('Files with errors are left out of this: npm run content names them.')
  process.exitCode = 1
}
