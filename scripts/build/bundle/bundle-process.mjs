// Bundles what it is told of the site's scripts and styles, the code that renders its pages, and the page of the desk. A
// process of its own, in plain JavaScript so that it starts at once: bundling takes half a gigabyte, which goes back when the
// process ends.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { clientBuild } from './client-bundle.mjs'
import { guides } from './guides.mjs'
import { styleFolders } from './style-folders.mjs'

/**
 * Lets the bundler leave out what the site does not use of React Router: nine tenths of it, 7 KB compressed on every page.
 *
 * The package (7.18) comes as one module whose contexts and components are made at its top level without the mark that
 * making them does nothing else (https://rollupjs.org/configuration-options/#pure), and gives each a name for React's
 * developer tools, so that a bundler must keep them all and whatever they call. Pages are rendered and links generated where
 * the site is built, so that islands use no more of it than before: the address, and the hooks that read and change it.
 *
 * @returns {import('vite').Plugin}
 */
function unusedRouter() {
  return {
    name: 'vantordine:unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: marked(code), map: null }),
    },
  }
}

const made = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
const named = /^\w+\.displayName = "\w+";$/gm
const marked = (code) => code.replace(made, '$1/* @__PURE__ */ ').replace(named, '')

/**
 * Spares the browser the stacks of five errors that React DOM (19.3) makes while it is loaded.
 *
 * React throws them to itself and knows them by identity; nobody reads their stacks. But where somebody measures (Lighthouse,
 * PageSpeed, open developer tools), V8 keeps a detailed stack of every error, and for the lines in it reads all of React a
 * second time: 10 ms of the 12 that loading it takes there, four times that on a slow device.
 *
 * @returns {import('vite').Plugin}
 */
function stacklessSentinels() {
  return {
    name: 'vantordine:stackless-sentinels',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  }
}

const sentinel = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

const withoutStacks = (code) =>
  code.replace(sentinel, '$1Object.assign(Object.create(Error.prototype), { message: $2 })')

const registration = /@property (--[\w-]+)\s*\{[^}]*\}/g

/**
 * Takes the properties that Tailwind registers out of the stylesheet that comes late: one `@property` in it has Chromium work
 * out the styles of every element of the page once more (156). The sheets inlined in pages register them, as a test makes
 * sure.
 */
function registeredFirst() {
  return {
    name: 'vantordine:registered-first',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/blocks\.css$/ },
      handler: (css) => ({ code: css.replace(registration, ''), map: null }),
    },
  }
}

const { target, emptyOutDir, manifest, assetsInlineLimit, cssTarget, reportCompressedSize } = clientBuild

/**
 * Has a browser compile what comes behind the list while it arrives, and not function by function in the middle of the first
 * key of a text.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileAhead = ({ isEntry }) => (isEntry ? '' : '//# allFunctionsCalledOnLoad')

/** How the page of the desk is bundled: for the browsers of visitors, and each view with what it needs. */
const deskBuild = {
  target,
  emptyOutDir,
  manifest,
  assetsInlineLimit,
  cssTarget,
  reportCompressedSize,
  outDir: '.cache/desk-page',
  copyPublicDir: false,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 2000,
  rolldownOptions: {
    input: 'src/desk/ui/main.tsx',
    checks: { pluginTimings: false },
    output: { postBanner: compileAhead },
  },
}

// Whoever asked for it may have ended: it would write on into a folder that is another's by then.
const stop = () => process.exit(1)
process.once('disconnect', stop)
if (process.connected === false) stop()

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
process.exit()
