import { showContentProblems } from './content-overlay.ts'
import { followContent } from './page-line.ts'

/** The page shown where none can be made of the content as it stands: the report, and the page as soon as there is one. */
const show = (text: string) => showContentProblems(text, 'The page appears as soon as the content passes the check.')

const report = document.getElementById('report')
show(report?.textContent ?? '')
// It would be read twice; with no page behind it, it takes the place of one.
report?.remove()

followContent(async (event) => {
  if (event === 'issues') show((await (await fetch('/_content/issues')).json()).text)
  else if ((await fetch(location.href, { method: 'HEAD' })).status !== 500) location.reload()
})
