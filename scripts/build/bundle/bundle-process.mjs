// Bundles the site's scripts and styles, and the code that renders its pages. A process of its own, in plain
// JavaScript so that it starts at once: bundling takes half a gigabyte, which goes back when the process ends.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { clientBuild } from './client-bundle.mjs'
import { stacklessSentinels } from './stackless-sentinels.mjs'
import { styleFolders } from './style-folders.mjs'
import { unusedRouter } from './unused-router.mjs'

const root = process.argv[2]

await Promise.all([
  build({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [react(), unusedRouter(), stacklessSentinels(), styleFolders(), tailwindcss()],
    build: clientBuild,
  }),
  build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/render/entry-server.tsx',
      outDir: '.cache/server',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'entry-server.cjs' } },
    },
  }),
])
