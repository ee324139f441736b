import { showContentProblems } from './content-overlay.ts'

/** The page shown where none can be made of the content as it stands: the report, and the page as soon as there is one. */
const show = (text: string) => showContentProblems(text, 'The page appears as soon as the content passes the check.')

show(document.getElementById('report')?.textContent ?? '')
import.meta.hot?.on('content:issues', ({ text }: { text: string }) => show(text))
import.meta.hot?.on('content:update', () => location.reload())
