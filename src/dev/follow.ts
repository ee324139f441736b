/** The script of a page that follows the content while somebody writes: that of visitors, and what shows what is new. */
import '#src/browser/entry-client.ts'
import { liveContent } from './live-content.ts'

// Whoever writes jumps about in the page and needs all of it laid out (styles/far-below.css).
delete document.documentElement.dataset.visit

const served = document.getElementById('root')?.cloneNode(true) as Node
const follow = () => liveContent(served)
// A page without interactive blocks is alive before this line is reached.
if ('hydrated' in document.documentElement.dataset) follow()
else addEventListener('hydrated', follow, { once: true })
