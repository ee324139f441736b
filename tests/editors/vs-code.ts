import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
import { findBrowser } from '../../scripts/tools/find-browser.mjs'
import type { CodeServer } from './code-server.ts'
import { type EditedSite, type OpenEditor, until } from './editor.ts'

const host = `127.0.0.1:${process.env.EDITORS_PORT ?? 4380}`

/** What is written arrives as it is: Code indents a text that comes with one key as if it were typed line by line. */
const settings = { 'editor.autoIndent': 'none', 'editor.autoClosingBrackets': 'never' }

/** Runs the task as **Terminal**, **Run Task** does. */
const runTask = { key: 'ctrl+f9', command: 'workbench.action.tasks.runTask', args: 'Check the content' }

interface OpenCode {
  page: Page
  close(): Promise<void>
}

/** Opens the folder in Visual Studio Code, with settings and extensions of nobody. */
async function openCode({ node, script }: CodeServer, { root, file }: EditedSite): Promise<OpenCode> {
  const own = mkdtempSync(path.join(tmpdir(), 'code-server-'))
  mkdirSync(`${own}/data/User`, { recursive: true })
  writeFileSync(`${own}/data/User/settings.json`, JSON.stringify(settings))
  writeFileSync(`${own}/data/User/keybindings.json`, JSON.stringify([runTask]))
  const folders = ['--user-data-dir', `${own}/data`, '--extensions-dir', `${own}/extensions`]
  const quiet = ['--config', `${own}/settings`, '--auth', 'none', '--disable-telemetry', '--disable-update-check']
  const words = [script, ...folders, ...quiet, '--disable-workspace-trust', '--bind-addr', host, root]
  const program = spawn(node, words, { stdio: 'ignore', detached: true })
  const gone = once(program, 'exit')
  const kill = () => process.kill(-(program.pid as number), 'SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await gone
    await rm(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    await until('code-server', () =>
      fetch(`http://${host}/healthz`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    )
    const executablePath = await findBrowser()
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    page.setDefaultTimeout(90_000)
    const payload = JSON.stringify([['openFile', `vscode-remote://${host}${root}/${file}`]])
    await page.goto(`http://${host}/?${new URLSearchParams({ folder: root, payload })}`)
    const close = async () => {
      if (process.env.EDITORS_PICTURE) await page.screenshot({ path: process.env.EDITORS_PICTURE })
      await browser.close()
      await stop()
    }
    return { page, close }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The question about the extension of this project, which comes by itself when everything else is there. */
const question = (page: Page) => page.getByText(/recommended 'Website content' extension/).first()

async function installExtension(page: Page): Promise<void> {
  await question(page).waitFor()
  await page.getByRole('button', { name: 'Install', exact: true }).click()
}

const problem = (page: Page, message: string) => page.getByRole('treeitem').filter({ hasText: message }).first()

/** Starts Visual Studio Code as the guide says, in a browser. */
export async function startVsCode(codeServer: CodeServer, site: EditedSite): Promise<OpenEditor> {
  const { page, close } = await openCode(codeServer, site)
  const onDisk = () => readFileSync(path.join(site.root, site.file), 'utf8')
  const press = (keys: string) => page.keyboard.press(keys)
  /** Closes what is open over the text and goes into it. */
  const enter = async () => {
    await page.getByRole('tab', { name: path.basename(site.file) }).click()
    await press('Control+1')
  }
  /** Goes from a problem into the text. Returns what is said of the words that are selected then. */
  const goTo = async (row: Locator) => {
    await row.dblclick()
    const status = await page.getByText(/^Ln \d+, Col \d+ \(\d+ selected\)$/).innerText()
    await press('Control+1')
    return status
  }
  const saved = async (before: string, what: string) => {
    await press('Control+s')
    return until(what, async () => (onDisk() === before ? undefined : onDisk()))
  }
  try {
    await installExtension(page)
    await press('Control+Shift+m')
  } catch (error) {
    await close()
    throw error
  }
  return {
    async write(text) {
      await enter()
      await press('Control+a')
      await page.keyboard.insertText(text)
      await press('Control+s')
      await until('text on disk', async () => onDisk() === text || undefined)
    },
    async placeOf(message) {
      const row = problem(page, message)
      const [, line, column] = /\[Ln (\d+), Col (\d+)\]/.exec(await row.innerText()) ?? []
      // Beside how much is selected stands another column, in which an emoji counts as one.
      const status = await goTo(row)
      const length = Number(/\((\d+) selected/.exec(status)?.[1])
      const start = Number(column) - 1
      return (
        onDisk()
          .split('\n')
          [Number(line) - 1]?.slice(start, start + length) ?? status
      )
    },
    async complete() {
      const before = onDisk()
      await enter()
      await press('Control+End')
      await press('Control+Space')
      await page.locator('.suggest-widget .monaco-list-row').first().waitFor()
      await press('Enter')
      return (await saved(before, 'completion')).split('\n').at(-1) as string
    },
    async fix(message) {
      const before = onDisk()
      await goTo(problem(page, message))
      await press('Control+.')
      await page.locator('.action-widget').first().waitFor()
      await press('Enter')
      return saved(before, 'fix')
    },
    close,
  }
}

/** What is to be seen without the extension: the task, and why the extension does not start without packages. */
export async function seeTask(codeServer: CodeServer, site: EditedSite, message: string): Promise<string> {
  const { page, close } = await openCode(codeServer, site)
  try {
    await question(page).waitFor()
    await page.keyboard.press('Control+F9')
    await page.getByRole('tab', { name: /^Terminal/, selected: true }).waitFor()
    await page.getByRole('tab', { name: /^Problems/ }).click()
    return await problem(page, message).innerText()
  } finally {
    await close()
  }
}

/** What the extension says when it is installed. */
export async function seeMessage(codeServer: CodeServer, site: EditedSite): Promise<string> {
  const { page, close } = await openCode(codeServer, site)
  try {
    await installExtension(page)
    return await page
      .getByText(/^Website content:/)
      .first()
      .innerText()
  } finally {
    await close()
  }
}
