import type { EnginePage } from '../engine-page.ts'
import { slowLine } from '../local-site.ts'

/** How the first thing below the hero is laid out, as soon as it is there. */
const layoutBelowHero = () => {
  const chip = document.querySelector('main .chip')
  return chip ? getComputedStyle(chip).display : undefined
}

const waitForBlocks = () =>
  performance.getEntriesByType('resource').find(({ name }) => name.includes('/blocks-'))?.duration ?? 0

/** What stands below the first screen is not there before its styles are. The first journey: later the browser has them. */
export async function lateStyles(page: EnginePage): Promise<void> {
  await page.begin(`/briefings?${slowLine}=blocks`)
  const layout = await page.until('What stands below the hero', layoutBelowHero)
  if (layout !== 'flex') throw new Error(`It is drawn without its styles (display: ${layout})`)
  const waited = await page.run(waitForBlocks)
  if (waited < 1000) throw new Error(`The styles were there after ${waited} ms, so nothing was tried`)
}
