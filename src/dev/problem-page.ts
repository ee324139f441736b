import { showContentProblems } from './content-overlay.ts'

/** The page shown while there is no checked content at all: the report, and the site as soon as there is one. */
const show = (text: string) => showContentProblems(text, 'The site appears as soon as the content passes the check.')

show(document.getElementById('report')?.textContent ?? '')
import.meta.hot?.on('content:issues', ({ text }: { text: string }) => show(text))
import.meta.hot?.on('content:update', () => location.reload())
