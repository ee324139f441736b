import sharp from 'sharp'
import type { EnginePage } from '../engine-page.ts'

/** Where the end of an arm of the sign lies, in pixels from its middle, and how much of it is looked at. */
const [near, size] = [3, 4]

/** The middle of the sign that clears the field, or null where the engine has none. */
function clearingSign(): [x: number, y: number] | null {
  // Firefox has none.
  if (CSS.supports('-moz-appearance', 'none')) return null
  const field = document.querySelector('main input[type=search]') as HTMLElement
  const { right, top, height } = field.getBoundingClientRect()
  const { paddingRight, borderRightWidth } = getComputedStyle(field)
  return [right - Number.parseFloat(borderRightWidth) - Number.parseFloat(paddingRight) - 7, top + height / 2]
}

/** How much the end of each arm stands out from what is around it, from 0 to 255. */
async function arms(picture: Buffer, [x, y]: [number, number]): Promise<number[]> {
  const [before, after] = [-near - size, near]
  const ends = [before, after].flatMap((left) => [before, after].map((top) => [left, top] as const))
  return Promise.all(
    ends.map(async ([left, top]) => {
      const end = { left: Math.round(x) + left, top: Math.round(y) + top, width: size, height: size }
      const greys = await sharp(picture).extract(end).greyscale().raw().toBuffer()
      return Math.max(...greys) - Math.min(...greys)
    }),
  )
}

/** What was searched for is cleared by a sign that is drawn whole. */
export async function clearSearch(page: EnginePage): Promise<void> {
  await page.open('/search?q=growth')
  // Chromium shows it while the field has the focus.
  await page.press({ role: 'searchbox', within: { role: 'main' } })
  const place = await page.run(clearingSign)
  if (!place) return
  await page.waitFor('all four arms of the sign that clears the search', async () => {
    const contrasts = await arms(await page.driver.screenshot(), place)
    return contrasts.every((contrast) => contrast > 80)
  })
  await page.driver.pressAt(...place)
  await page.waitFor('the field is empty', () =>
    page.run(() => (document.querySelector('main input[type=search]') as HTMLInputElement).value === ''),
  )
}
