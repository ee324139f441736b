// `npm run dev`: the editors' live preview.
import { startPreview } from './dev/start-preview.mjs'

await startPreview()
