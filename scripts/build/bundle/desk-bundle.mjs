// Plain JavaScript: what bundles starts before anything could compile it.
import { clientBuild } from './client-bundle.mjs'

const { target, emptyOutDir, manifest, assetsInlineLimit, cssTarget, reportCompressedSize } = clientBuild

/** How the page of the desk is bundled: for the browsers of visitors, and each view with what it needs. */
export const deskBuild = {
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
  rolldownOptions: { input: 'src/desk/ui/main.tsx', checks: { pluginTimings: false } },
}
