// Bundles the site's scripts and styles, and the code that renders its pages. A process of its own, in plain
// JavaScript so that it starts at once: bundling takes half a gigabyte, which goes back when the process ends.
import path from 'node:path'
import { build } from 'vite'

const root = process.argv[2]

await Promise.all([
  build({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }),
  build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: '.cache/server',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'entry-server.cjs' } },
    },
  }),
])
