import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { type PreviewServer, startPreviewServer } from '../bench/preview-server.ts'
import { copyProject } from '../bench/project-copy.ts'
import { editedSlug, syntheticContent } from '../bench/synthetic-content.ts'
import { goals } from './goals.ts'
import { median } from './median.ts'

type Figure = [name: string, figure: number, goal: number]

const entries = 1000
const times = 5
const file = `content/articles/${editedSlug}.mdx`
const project = path.resolve(import.meta.dirname, '../../..')
const git = ['-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false']

/** Times of the desk in milliseconds, and the memory of its server in megabytes, in a copy of the project with more entries. */
export async function deskFigures(browser: Browser): Promise<Figure[]> {
  const copy = await copyProject(project)
  let server: PreviewServer | undefined
  try {
    await syntheticContent(copy.root).grow(entries)
    for (const order of [
      ['init', '-q'],
      ['add', 'content'],
      ['commit', '-qm', 'As it was'],
    ])
      execFileSync('git', [...git, ...order], { cwd: copy.root })
    server = await startPreviewServer(copy.root, 'desk')
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // The compiler wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (task) => task')
    // The code of the desk is bundled and read at its first use: that is its start, and not what is measured.
    await page.goto(server.url.replace('/_desk/#', `/_desk/?file=${file}#`))
    await ready(page)
    const figures: Figure[] = [
      ['milliseconds from a press to the text of an entry', await openEntry(page), goals.deskOpen],
      ['from a key to the page', await keyToPage(page), goals.deskPage],
      ['from a key to its problem beside the field', await keyToProblem(page), goals.deskProblem],
    ]
    const memory = server.megabytes()
    await page.close()
    return memory === undefined ? figures : [...figures, ['megabytes of the server', memory, goals.deskMemory]]
  } finally {
    await server?.stop()
    await copy.remove()
  }
}

/** Waits until the text is there and its page follows. */
async function ready(page: Page) {
  await page.getByRole('tab', { name: 'Fields' }).click({ timeout: 120_000 })
  const title = page.getByLabel('Title', { exact: true })
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 })
  for (let attempt = 0; ; attempt += 1) {
    await title.fill(`The desk is ready, attempt ${attempt}`)
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1, name: `attempt ${attempt}` })
    if (
      await shown.waitFor({ timeout: 5000 }).then(
        () => true,
        () => attempt > 20,
      )
    )
      return
  }
}

async function openEntry(page: Page): Promise<number> {
  const found: number[] = []
  for (let run = 0; run < times; run += 1) {
    await page.getByRole('link', { name: 'Content', exact: true }).click()
    await page.getByRole('searchbox').fill('desk is ready')
    const entry = page.locator(`a[href*="${file}"]`).first()
    await entry.waitFor()
    found.push(await timed(page, () => entry.click(), { selector: '.ProseMirror p, .desk-fields input', text: '' }))
  }
  await page.getByRole('tab', { name: 'Fields' }).click()
  return median(found)
}

async function keyToPage(page: Page): Promise<number> {
  const title = page.getByLabel('Title', { exact: true })
  await title.press('End')
  const found: number[] = []
  for (let run = 0; run < times; run += 1) {
    await page.waitForTimeout(800)
    const text = `${await title.inputValue()}${run}`
    found.push(await timed(page, () => page.keyboard.press(String(run)), { selector: 'h1', text, inFrame: true }))
  }
  return median(found)
}

async function keyToProblem(page: Page): Promise<number> {
  const description = page.getByLabel('Description', { exact: true })
  const right = await description.inputValue()
  const found: number[] = []
  for (let run = 0; run < times; run += 1) {
    await description.fill(right)
    await page.locator('.desk-field[data-invalid]').waitFor({ state: 'detached' })
    await page.waitForTimeout(800)
    found.push(await timed(page, () => description.fill('Short.'), { selector: '.desk-field .desk-issue', text: '' }))
  }
  await description.fill(right)
  return median(found)
}

interface Shown {
  selector: string
  text: string
  inFrame?: boolean
}

/** Milliseconds from the first event of an action, as the page hears it, until something is shown. */
async function timed(page: Page, act: () => Promise<unknown>, shown: Shown): Promise<number> {
  // It listens before anything is done: a key that came first would be waited for without end.
  await page.evaluate(({ selector, text, inFrame }) => {
    const kept = window as unknown as { measured: Promise<number> }
    kept.measured = new Promise<number>((resolve) => {
      let started = 0
      const begin = ({ timeStamp }: Event) => {
        started ||= timeStamp
      }
      for (const type of ['click', 'keydown', 'input']) addEventListener(type, begin, { capture: true, once: true })
      const look = () => {
        const page = inFrame ? document.querySelector('iframe')?.contentDocument : document
        const there = [...(page?.querySelectorAll(selector) ?? [])].some((one) => one.textContent?.includes(text))
        if (started && there) resolve(performance.now() - started)
        else requestAnimationFrame(look)
      }
      look()
    })
  }, shown)
  await act()
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
}
