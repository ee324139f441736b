import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { startTeamCopy, type TeamCopy } from '../../../tests/support/team-copy.ts'
import { processorSeconds, residentMegabytes } from '../bench/process-use.ts'
import type { DeskRow } from './desk.ts'
import { follows } from './desk-figures.ts'
import { goals } from './goals.ts'
import { median, ofHundred } from './median.ts'
import { burst, openClient, pace, type TeamClient, thought } from './team-client.ts'
import { patience } from './timed.ts'
import { typedKeys } from './typed-keys.ts'

/** So many people write at once. */
const writers = 10
const letters = 'abcdefghijklmnopqrstuvwxyz'.slice(0, burst)
const emailOf = (place: number) => `writer-${place + 1}@example.com`
const project = path.resolve(import.meta.dirname, '../../..')

interface Text {
  /** From the root of the project. */
  file: string
  title: string
}

/** Briefings, those with short titles first, in which there is room for what is typed; and jobs. */
function texts(): Text[] {
  return ['content/articles', 'content/jobs'].flatMap((folder) => {
    const names = readdirSync(path.join(project, folder)).filter((name) => name.endsWith('.mdx'))
    const found = names.map((name) => {
      const file = `${folder}/${name}`
      const title = /^title: "?(.*?)"?$/m.exec(readFileSync(path.join(project, file), 'utf8'))?.[1] ?? ''
      return { file, title }
    })
    return found.sort((one, other) => one.title.length - other.title.length)
  })
}

/**
 * Ten writers of one firm type for so many minutes: one in a browser behind a proxy with TLS, and nine clients that send what
 * their windows would. At the end each text is compared with what is on the disk. Figures in milliseconds and megabytes.
 */
export async function teamRows(browser: Browser, minutes: number): Promise<DeskRow[]> {
  const people = Array.from({ length: writers }, (_, place) => ({
    name: `Writer ${place + 1}`,
    email: emailOf(place),
    role: 'copy',
  }))
  const roles = { copy: { writes: ['articles', 'jobs'], legal: false, approves: false } }
  const [measured, ...others] = texts() as [Text, ...Text[]]
  const team = await startTeamCopy({ people, roles })
  const clients: TeamClient[] = []
  try {
    for (let place = 1; place < writers; place += 1) {
      const { file } = others[place % others.length] as Text
      clients.push(await openClient(team, emailOf(place), file))
    }
    return await whileAllWrite(browser, team, clients, measured, minutes)
  } finally {
    for (const client of clients) client.close()
    await team.stop()
  }
}

async function whileAllWrite(
  browser: Browser,
  team: TeamCopy,
  clients: readonly TeamClient[],
  { file, title }: Text,
  minutes: number,
): Promise<DeskRow[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } })
  await context.addCookies([team.proxy.login(emailOf(0))])
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  // The compiler wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (task) => task')
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1, name: title, exact: true })
  const typeAnew = async () => {
    await page.getByLabel('Title', { exact: true }).fill(title)
    await heading.waitFor()
    return typedKeys(page, title, letters, pace)
  }
  const stop = new AbortController()
  try {
    await page.goto(team.addressOf(file))
    await page.getByRole('tab', { name: 'Fields' }).click()
    await follows(page)
    const writing = Promise.all(clients.map((client) => client.write(stop.signal)))
    // What failed is told when all have stopped.
    writing.catch(() => undefined)
    const [began, used] = [performance.now(), processorSeconds(team.pid())]
    const keys: number[] = []
    while (performance.now() - began < minutes * 60_000) {
      keys.push(...(await typeAnew()))
      await page.waitForTimeout(thought)
    }
    const seconds = (performance.now() - began) / 1000
    const processor = processorSeconds(team.pid()) - used
    const megabytes = residentMegabytes(team.pid()) ?? Number.NaN
    stop.abort()
    await writing
    const onDisk = (email: string, of: string) => readFileSync(path.join(team.cloneOf(email), of), 'utf8')
    // The page shows what is saved.
    const lost = onDisk(emailOf(0), file).includes(title + letters) ? 0 : 1
    const lostByOthers = clients.filter((client) => onDisk(client.email, client.file) !== client.text()).length
    const saves = clients.flatMap((client) => client.saves)
    return [
      { name: `key to page, median of ${keys.length}`, figures: [median(keys)], goal: undefined },
      { name: 'key to page, 95 of 100', figures: [ofHundred(keys, 95)], goal: goals.team.keyToPage },
      { name: `save to answer, median of ${saves.length} of the others`, figures: [median(saves)], goal: undefined },
      { name: 'save to answer, 95 of 100', figures: [ofHundred(saves, 95)], goal: undefined },
      { name: 'percent of one processor', figures: [(100 * processor) / seconds], goal: undefined },
      { name: 'megabytes of the desk and its children', figures: [megabytes], goal: goals.team.megabytes },
      { name: 'writers who lost something', figures: [lost + lostByOthers], goal: goals.team.lost },
    ]
  } finally {
    stop.abort()
    await context.close()
  }
}
