import { fileURLToPath } from 'node:url'
import { createContent } from './content/content.ts'
import { factsOf } from './desk/links/incoming.ts'
import { linksReport } from './links/links-report.ts'
import { lookAtLinks } from './links/look-at-links.ts'
import { isGone, readMemory, writeMemory } from './links/memory.ts'
import { outsideLinks } from './links/outside-links.ts'
import { commandOptions } from './tools/command-options.mjs'

/** `npm run links`: whether what the content links to outside of the site is still there. Fails when something is gone. */
commandOptions()
const root = fileURLToPath(new URL('..', import.meta.url))
const read = await createContent({ root }).check()
const facts = factsOf(root, read)
const links = outsideLinks(facts)
const baseUrl = facts.records('site')[0]?.fields.baseUrl
try {
  const memory = await lookAtLinks([...links.keys()], readMemory(root), {
    userAgent: `link check (${baseUrl})`,
    patience: 20_000,
    pause: 1000,
    today: read.clock.today,
  })
  writeMemory(root, memory)
  console.log(linksReport(memory, links))
  process.exitCode = Object.values(memory).some(isGone) ? 1 : 0
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
