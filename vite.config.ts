import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guides } from './scripts/build/bundle/guides.mjs'
import { styleFolders } from './scripts/build/bundle/style-folders.mjs'
import { type Beside, liveContent } from './scripts/dev/vite-content-plugin.ts'

/** The desk is loaded where there is a live preview, and nowhere else. */
const desk: Beside = async (server, check) => (await import('./scripts/desk/serve-desk.ts')).serveDesk(server, check)

export default defineConfig({
  appType: 'custom',
  plugins: [guides(), react(), styleFolders(), tailwindcss(), liveContent(desk)],
  server: {
    // Pages of other servers on this machine have no business here.
    cors: false,
    // Vite lays an error of any page over every page, the desk included; the preview tells it beside the page.
    hmr: { overlay: false },
  },
})
