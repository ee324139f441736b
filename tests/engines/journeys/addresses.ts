import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EnginePage } from '../engine-page.ts'

const sitemap = path.resolve(import.meta.dirname, '../../../dist/sitemap.xml')

const enough = 9

/** Every address search engines are told about, as a path. */
const addresses = () =>
  [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)

/** What is wrong with one address at these widths; the page opens at the first of them. */
async function faultsOf(page: EnginePage, address: string, widths: number[]): Promise<string[]> {
  const faults: string[] = []
  const note = (error: Error) => faults.push(error.message)
  await page.open(address).catch(note)
  for (const width of widths) {
    await page.driver.resize(width, 900)
    await page.expectNoSidewaysScroll(`At ${width} it`).catch(note)
  }
  return [...faults, ...(await page.problems())].map((fault) => `${address}: ${fault}`)
}

/** Every address comes to life in silence and fits a wide screen and a phone. */
export async function everyAddress(page: EnginePage): Promise<void> {
  const faults: string[] = []
  let widths = [1280, 390]
  for (const address of addresses()) {
    faults.push(...(await faultsOf(page, address, widths)))
    // The next page opens at the width this one ends with: a window is slow to change.
    widths = widths.toReversed()
    // By then it is the engine or the build, and every page would wait its time out.
    if (faults.length > enough) break
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
