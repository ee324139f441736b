import { z } from 'zod'
import { takeFromMailbox } from './probe/mailbox.ts'
import { sendProbe } from './probe/send-probe.ts'
import { commandOptions } from './tools/command-options.mjs'
import { readSettings } from './tools/read-settings.ts'
import { UsageError } from './tools/usage-error.ts'

/** What the probe is told in a file of its own, which has the secret that the receiver knows. */
const probeSettings = z.strictObject({
  secret: z.string().min(16),
  /** How long the receipt may take, and then the mail. */
  withinSeconds: z.int().min(1).default(120),
  /** Where the receiver sends probes, read by IMAP. Without one the receipt is enough. */
  mailbox: z
    .strictObject({
      host: z.string().min(1),
      port: z.int().min(1).max(65535).default(993),
      /** TLS from the first byte. Elsewhere it has to begin after the greeting (STARTTLS). */
      secure: z.boolean().default(true),
      user: z.string().min(1),
      password: z.string().min(1),
    })
    .optional(),
})

/** `npm run probe -- https://…`: whether a message that is sent in the form of a site arrives. */
const { values, positionals } = commandOptions({ allowPositionals: true, options: { settings: { type: 'string' } } })

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

try {
  const [site] = positionals
  if (!site || !URL.canParse(site))
    throw new UsageError('Which site?', 'npm run probe -- https://www.example.com --settings FILE')
  const { secret, withinSeconds, mailbox } = readSettings(values.settings, probeSettings)
  const began = performance.now()
  const receipt = await sendProbe(site, secret, withinSeconds * 1000)
  console.log(`✓ The page has a receipt, ${receipt}, after ${seconds(began)} s.`)
  if (mailbox) {
    const arrived = await takeFromMailbox(mailbox, receipt, withinSeconds * 1000)
    if (!arrived) throw new Error(`The mail of ${receipt} did not come within ${withinSeconds} s.`)
    console.log(`✓ Its mail was there after ${seconds(began)} s, and is deleted.`)
  }
} catch (error) {
  console.error(`✗ ${(error as Error).message}`)
  process.exitCode = 1
}
