import '#src/browser/entry-client.ts'
import { registerGallery } from './gallery/register.ts'
import { liveContent } from './live-content.ts'

registerGallery()

// What is written may be anywhere on the page, and is shown where it stands: nothing is put off (styles/far-below.css).
delete document.documentElement.dataset.visit

const served = document.getElementById('root')?.cloneNode(true) as Node
const follow = () => liveContent(served)
// A page without interactive blocks is alive before this line is reached.
if ('hydrated' in document.documentElement.dataset) follow()
else addEventListener('hydrated', follow, { once: true })
