// Bundles what it is told of the site's scripts and styles, the code that renders its pages, and the page of the desk. A
// process of its own, in plain JavaScript so that it starts at once: bundling takes half a gigabyte, which goes back when the
// process ends.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { clientBuild } from './client-bundle.mjs'
import { deskBuild } from './desk-bundle.mjs'
import { guides } from './guides.mjs'
import { registeredFirst } from './registered-first.mjs'
import { stacklessSentinels } from './stackless-sentinels.mjs'
import { styleFolders } from './style-folders.mjs'
import { unusedRouter } from './unused-router.mjs'

const [root, ...parts] = process.argv.slice(2)

const common = { root, configFile: false, appType: 'custom', logLevel: 'warn' }

const builds = {
  client: () =>
    build({
      ...common,
      plugins: [react(), unusedRouter(), stacklessSentinels(), styleFolders(), tailwindcss(), registeredFirst()],
      build: clientBuild,
    }),
  server: () =>
    build({
      ...common,
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
  'desk-page': () =>
    build({
      ...common,
      base: '/_desk/',
      plugins: [guides(), react(), styleFolders(), tailwindcss()],
      build: deskBuild,
    }),
}

await Promise.all(parts.map((part) => builds[part]()))
