import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { liveContent } from './scripts/vite-content-plugin.ts'

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), liveContent()],
  build: {
    target: 'es2022',
    outDir: '.cache/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: { client: 'src/entry-client.ts', styles: 'src/styles/main.css' } },
  },
  test: {
    include: ['tests/{unit,content,architecture}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
})
