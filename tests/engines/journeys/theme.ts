import type { EnginePage } from '../engine-page.ts'
import { ui } from '../words.ts'

const look = () => ({
  theme: document.documentElement.dataset.theme ?? null,
  ink: getComputedStyle(document.body).color,
  stored: localStorage.getItem('theme'),
})

const choice = (name: string) => ({ role: 'radio', name, within: { role: 'group', name: ui.theme.label } })

/** A chosen theme shows at once and is kept for the next page; the system's choice forgets it. */
export async function theme(page: EnginePage): Promise<void> {
  await page.open('/about')
  const before = await page.run(look)
  await page.press(choice(ui.theme.dark))
  await page.waitFor('The dark theme', async () => {
    const { stored, ink } = await page.run(look)
    return stored === 'dark' && ink !== before.ink
  })
  const dark = await page.run(look)
  await page.open('/approach')
  const kept = await page.run(look)
  if (JSON.stringify(kept) !== JSON.stringify(dark)) throw new Error(`The next page has ${JSON.stringify(kept)}`)
  await page.press(choice(ui.theme.system))
  await page.waitFor('Nothing is stored', async () => (await page.run(look)).stored === null)
}
