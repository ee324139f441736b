import '#src/browser/entry-client.ts'
import { registerGallery } from './gallery/register.ts'

// In development every page can lead to the gallery, so its parts are known to all of them.
registerGallery()
