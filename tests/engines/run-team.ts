import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writerBehind } from '../hosts/desk/writer.ts'
import { startTeamCopy } from '../support/team-copy.ts'
import type { Engine } from './available-engines.ts'
import { EnginePage } from './engine-page.ts'
import { comments } from './journeys/comments.ts'
import type { Outcome } from './run-journeys.ts'

const file = 'content/articles/capture-planning-after-the-recompete.mdx'
const sam = 'sam@example.com'

/** Goes through what a team says of a text in one engine after the other: in each somebody else writes it, at a desk of their own. */
export async function runTeam(engines: readonly Engine[], report: (outcome: Outcome) => void): Promise<void> {
  const writers = engines.map(({ name }) => ({ name, email: `${name.toLowerCase().replace(/\W/g, '')}@example.com` }))
  const team = await startTeamCopy({
    roles: { editor: { writes: 'everything', legal: false, approves: true } },
    people: [{ name: 'Sam Roe, Jr.', email: sam }, ...writers].map((one) => ({ ...one, role: 'editor' })),
  })
  try {
    const { name, value } = team.proxy.login(sam)
    const colleague = writerBehind(team.proxy.origin, { cookie: `${name}=${value}` })
    await colleague.open()
    const text = readFileSync(file, 'utf8')
    const paragraph = /^[\p{L}\p{N},.;:’ –-]{60,}$/mu.exec(text.split('\n---\n')[1] ?? '')?.[0] as string
    const title = /^title: "?(.*?)"?$/m.exec(text)?.[1] as string
    const about = paragraph.split(' ').slice(-3).join(' ')
    const say = async (said: string, passage: object) => {
      const body = Buffer.from(JSON.stringify({ file, words: said, passage: { before: '', after: '', ...passage } }))
      const { status } = await colleague.ask('POST team/comment', { body })
      if (status !== 200) throw new Error(`Nothing could be said: ${status}`)
    }
    await say('Are they?', { words: about, before: paragraph.slice(0, -about.length).slice(-40) })
    await say('Too long.', { field: 'title', words: title })
    for (const [place, { name: engine, start }] of engines.entries()) {
      if (!start) continue
      const started = Date.now()
      const { email = '' } = writers[place] ?? {}
      const driver = await start()
      const attempt = async () => {
        await driver.resize(1440, 900)
        await driver.open(team.proxy.origin)
        await driver.evaluate(`document.cookie = '${name}=${encodeURIComponent(email)}; secure; path=/'`)
        await comments(new EnginePage(driver, team.proxy.origin), {
          ...{ about, said: 'Are they?', ofTitle: 'Too long.' },
          address: team.addressOf(file),
          read: () => readFileSync(path.join(team.cloneOf(email), file), 'utf8'),
        })
      }
      const fault = await attempt().catch((error: Error) => error.message)
      await driver.close()
      report({
        engine,
        journey: 'what a team says of a text',
        seconds: (Date.now() - started) / 1000,
        ...(fault && { fault }),
      })
    }
  } finally {
    await team.stop()
  }
}
