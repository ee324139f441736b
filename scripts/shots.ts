import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { buildSite } from './build.ts'
import { contactSheet, type Shot } from './measure/shots/contact-sheet.ts'
import { type ShotState, shotStates } from './measure/shots/states.ts'
import { serveSite } from './serve.ts'
import { commandOptions } from './tools/command-options.mjs'
import { launchBrowser } from './tools/launch-browser.ts'
import { sitemapPaths } from './tools/sitemap-paths.ts'

/**
 * Photographs every page and every state worth seeing into `shots/`, with a contact sheet as `shots/index.html`.
 *
 *     npm run shots                               everything
 *     npm run shots -- /services /about           these pages and what is below them
 *     npm run shots -- --width 360 --theme dark   one width, one theme
 *     npm run shots -- --fresh                    builds first even when there is a build
 */
const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const out = path.join(root, 'shots')

const { values, positionals: only } = commandOptions({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['360', '768', '1280', '1920'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    fresh: { type: 'boolean', default: false },
  },
})

const wanted = (address: string) =>
  only.length === 0 || only.some((start) => address === start || (start !== '/' && address.startsWith(start)))

const fits = ({ from = 0, to = Number.POSITIVE_INFINITY }: ShotState, width: number) => width >= from && width <= to

const fileName = ({ path: address, name }: ShotState) =>
  `${address}-${name}`.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'

/** One picture, at rest: nothing that moves by itself is caught halfway. */
async function photograph(browser: Browser, url: string, state: ShotState, width: number, theme: 'light' | 'dark') {
  const folder = `${width}-${theme}`
  const file = `${folder}/${fileName(state)}.jpg`
  const height = Math.max(640, Math.min(1080, Math.round(width * 0.62)))
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' })
  await page.emulateMedia({ media: state.media ?? 'screen', forcedColors: state.forcedColors ?? 'none' })
  await page.goto(url + state.path)
  await page.evaluate(
    (size) => size && document.documentElement.style.setProperty('font-size', `${size}px`),
    state.rootSize,
  )
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await state.act?.(page)
  await page.waitForTimeout(150)
  await page.screenshot({ path: path.join(out, file), type: 'jpeg', quality: 78, fullPage: state.full ?? false })
  await page.close()
  return { path: state.path, state: state.name, width, theme, file } satisfies Shot
}

if (values.fresh || !existsSync(path.join(dist, 'index.html'))) {
  const { ok } = await buildSite(root, { quiet: true })
  if (!ok) process.exit(1)
}
await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
// The unknown address among the states stands for the 404 page.
const pages = sitemapPaths(dist).map((address): ShotState => ({ name: '', path: address, full: true }))
const states = [...pages, ...shotStates].filter(({ path: address }) => wanted(address.split(/[?#]/)[0] as string))
const { server, url } = await serveSite(dist, 4490)
const browser = await launchBrowser()
const shots: Shot[] = []
for (const width of values.width.map(Number)) {
  for (const theme of values.theme as ('light' | 'dark')[]) {
    for (const state of states.filter((candidate) => fits(candidate, width))) {
      shots.push(await photograph(browser, url, state, width, theme))
    }
    console.log(`  ${shots.length} pictures, ${width} ${theme} done`)
  }
}
await browser.close()
server.close()
await writeFile(path.join(out, 'index.html'), contactSheet(shots))
console.log(`\n  ${path.join('shots', 'index.html')}\n`)
