import '#src/browser/entry-client.ts'
import { registerGallery } from './gallery/register.ts'
import { liveContent } from './live-content.ts'

registerGallery()

const served = document.getElementById('root')?.cloneNode(true) as Node
addEventListener('hydrated', () => liveContent(served), { once: true })
