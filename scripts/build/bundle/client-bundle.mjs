// Plain JavaScript: what bundles starts before anything could compile it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const src = path.resolve(import.meta.dirname, '../../../src')

/** Whether a script imports a module, itself or through others. */
function neededBy(script) {
  const needed = new Set()
  const visit = (module, context) => {
    if (needed.has(module)) return
    needed.add(module)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) visit(imported, context)
  }
  return (id, context) => {
    if (needed.size === 0) visit(path.join(src, script), context)
    return needed.has(id)
  }
}

/** The script of every page, and what pages with interactive blocks need besides: React, and buttons, which stand in many. */
const isEntry = neededBy('browser/entry-client.ts')
const isReact = neededBy('browser/islands.ts')
const isButtons = neededBy('blocks/actions/actions.tsx')
const isIslands = (id, context) => isReact(id, context) || isButtons(id, context)

/** The blocks that answer, as their rows say, each with what its component imports. */
const interactiveBlocks = readdirSync(path.join(src, 'blocks'))
  .filter(saysInteractive)
  .map((name) => ({ name, needs: neededBy(`blocks/${name}/${name}.tsx`) }))

function saysInteractive(block) {
  const row = path.join(src, 'blocks', block, 'row.ts')
  return existsSync(row) && readFileSync(row, 'utf8').includes('interactive: true')
}

/** What stands on the same pages and is small comes in one script: alone it would cost a request. */
const together = { 'digest-signup': 'briefing-list', 'path-chooser': 'contact-form', headquarters: 'contact-form' }

/** A block that answers comes in one script, and what several scripts use comes with React. */
function scriptOf(id, context) {
  const names = interactiveBlocks.filter(({ needs }) => needs(id, context)).map(({ name }) => together[name] ?? name)
  const [first, ...others] = new Set(names)
  return others.length > 0 ? 'islands' : first
}

/**
 * Has a browser compile all of React while the script arrives, beside the page, instead of each function in the middle of
 * the first press on a block: with a processor four times slower, presses are answered 10 to 40 ms sooner.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileAhead = ({ name }) => (name === 'islands' ? '//# allFunctionsCalledOnLoad' : '')

/** How the scripts and styles of the browser are bundled. */
export const clientBuild = {
  target: 'es2022',
  outDir: '.cache/client',
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  cssCodeSplit: true,
  // What comes late comes when the browser is idle; and Firefox calls a module that is there already one it cannot preload.
  modulePreload: false,
  reportCompressedSize: false,
  // Colours are written in oklch, which every browser the site supports understands.
  cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  rolldownOptions: {
    // What blocks import of each other is not fetched on its own.
    checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    input: {
      client: 'src/browser/entry-client.ts',
      core: 'src/styles/core.css',
      blocks: 'src/styles/blocks.css',
      prose: 'src/styles/prose-pages.css',
      rare: 'src/styles/rare-fonts.css',
      // For the pages beside the desk alone: nothing of these is published.
      follow: 'src/dev/follow.ts',
      'problem-page': 'src/dev/problem-page.ts',
      dev: 'src/dev/dev.css',
    },
    // An address that a script names stands in it; else the script of every page would carry it for all others.
    optimization: { inlineConst: true },
    output: {
      postBanner: compileAhead,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // And what fetches scripts and joins modules.
          {
            name: (id, context) =>
              isEntry(id, context) || /vite\/preload-helper|rolldown\/runtime/.test(id) ? 'client' : null,
            priority: 3,
          },
          {
            name: (id, context) => (isIslands(id, context) ? 'islands' : (scriptOf(id, context) ?? null)),
            priority: 2,
          },
          // What sends is fetched when somebody turns to a form, not with the form.
          {
            name: 'sending',
            test: /src\/forms\/(?:use-sending|query-client|send|email-rule)\.ts|node_modules\/(?:@tanstack|zod)\//,
            priority: 1,
          },
        ],
      },
    },
  },
}
