import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MessageStore } from './receiver/message-store.ts'
import { startReceiver } from './receiver/receiver.ts'
import { receiverSettings } from './receiver/settings.ts'
import { commandOptions } from './tools/command-options.mjs'
import { readSettings } from './tools/read-settings.ts'
import { UsageError } from './tools/usage-error.ts'

/** `npm run receiver`: takes what the forms send, keeps it, and sends it on by mail. `--list` says what is not sent. */
const { values } = commandOptions({ options: { settings: { type: 'string' }, list: { type: 'boolean' } } })
const root = fileURLToPath(new URL('..', import.meta.url))

function list(folder: string): void {
  if (!existsSync(folder)) throw new UsageError(`There are no messages: ${folder} is not there.`)
  const entries = new MessageStore(folder).unsent()
  for (const { message, settled } of entries) {
    const state = settled?.outcome === 'refused' ? `refused with ${settled.code}: ${settled.answer}` : 'waits'
    console.log(`${message.receipt}  ${message.received}  ${message.form}  ${state}`)
  }
  console.log(`Not sent: ${entries.length}. What was refused is tried again by the next start.`)
}

try {
  const settings = readSettings(values.settings, receiverSettings)
  if (values.list) list(settings.folder)
  else {
    const receiver = await startReceiver(root, settings, console.log)
    console.log(`Takes messages at ${receiver.url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void receiver.close().then(() => process.exit()))
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
