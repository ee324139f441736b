// Plain JavaScript: what bundles starts before anything could compile it.

/** What the frame of every page uses itself. */
const sharedParts =
  /src\/(?:lib\/(?:fill-words|css-classes|kebab-case|preferences)|ui\/(?:use-hydrated|optional-part|button|button-classes|page-link|smart-link|text-link|arrow|eyebrow)|site\/frame\/(?:ui-context|announcer|site-context|breadcrumb))\.tsx?/

/** What the head of most pages is made of. */
const heroParts = /src\/site\/hero\//

/** Blocks that are a few lines each and stand on most pages travel together. */
const compositionBlocks =
  /src\/(?:blocks\/(?:section|cards|steps|stats|actions|call-to-action|split|ledger|trust-badges|quote|callout|pull-figure|claim|count-up)\/|ui\/(?:section|card|ledger|stat-figure|count-up|when-visible|claim-note|use-tooltip|tag-list|disclosure|badge)\.tsx?)/

/** How the scripts and styles of the browser are bundled. */
export const clientBuild = {
  target: 'es2022',
  outDir: '.cache/client',
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  cssCodeSplit: true,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  // Colours are written in oklch, which every browser the site supports understands.
  cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  rolldownOptions: {
    checks: { pluginTimings: false },
    input: {
      client: 'src/browser/entry-client.ts',
      core: 'src/styles/core.css',
      blocks: 'src/styles/blocks.css',
      prose: 'src/styles/prose-pages.css',
    },
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'framework',
            test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|rolldown\/runtime|vite\/preload-helper/,
          },
          { name: 'base', test: sharedParts, priority: 2 },
          { name: 'hero', test: heroParts },
          { name: 'composition', test: compositionBlocks },
        ],
      },
    },
  },
}
