/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styleFolders } from './scripts/build/bundle/style-folders.mjs'
import { liveContent } from './scripts/dev/vite-content-plugin.ts'

export default defineConfig({
  appType: 'custom',
  plugins: [react(), styleFolders(), tailwindcss(), liveContent()],
  test: {
    include: ['tests/{unit,content,architecture}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/support/write-content.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
})
