import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { words } from '../../src/desk/words.ts'
import { launchBrowser } from '../tools/launch-browser.ts'
import { createDesk } from './create-desk.ts'

const briefing = 'content/articles/capture-planning-after-the-recompete.mdx'
const terms = 'content/legal/terms-of-service/2025-01-15.mdx'
const patience = { timeout: 60_000 }

interface Picture {
  name: string
  file?: string
  theme?: 'dark'
  act(page: Page): Promise<void>
}

const openText = async (page: Page) => {
  await page.getByRole('tab', { name: words.tabs.text }).click(patience)
  await page.locator('.ProseMirror > p').first().waitFor(patience)
}

const pictures: Picture[] = [
  {
    name: 'write',
    file: briefing,
    act: async (page) => {
      await openText(page)
      const cells = page.locator('.desk-cells').first()
      await cells.evaluate((table) => table.scrollIntoView({ block: 'center' }))
      // The page beside it follows the cursor.
      await cells.getByRole('textbox').nth(3).focus()
    },
  },
  {
    name: 'blocks',
    file: briefing,
    theme: 'dark',
    act: async (page) => {
      await openText(page)
      await page.getByRole('button', { name: words.rich.block, exact: true }).click()
      await page.locator('.desk-dialog').evaluate((dialog) => dialog.scrollTo(0, 1250))
    },
  },
  {
    name: 'compare',
    file: terms,
    act: async (page) => {
      await page.getByRole('button', { name: words.actions.compare, exact: true }).click(patience)
      await page.locator('.desk-redline-text').waitFor(patience)
      for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: words.compare.next }).click()
    },
  },
]

/** Takes the pictures of `src/desk/README.md`. It opens the desk and writes into no text. */
export async function takePictures(root: string): Promise<void> {
  const out = path.join(root, 'src/desk/pictures')
  const desk = await createDesk({ root })
  const address = new URL(await desk.listen(0))
  const browser = await launchBrowser()
  await mkdir(out, { recursive: true })
  for (const { name, file, theme = 'light', act } of pictures) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: theme })
    await page.goto(`${address.origin}/_desk/${file ? `?file=${file}` : ''}${address.hash}`)
    await act(page)
    // Pages in frames come after the desk itself.
    await page.waitForTimeout(10_000)
    await sharp(await page.screenshot())
      .webp({ quality: 72 })
      .toFile(path.join(out, `${name}.webp`))
    await page.close()
    console.log(`src/desk/pictures/${name}.webp`)
  }
  await browser.close()
  await desk.close()
}
