import { once } from 'node:events'
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { contactForm, digestForm } from '../../src/content/schemas/forms.ts'
import { integrations } from '../../src/content/schemas/integrations.ts'
import { site } from '../../src/content/schemas/site.ts'
import { keptForProxies } from '../tools/kept-for-proxies.ts'
import { UsageError } from '../tools/usage-error.ts'
import { Delivery } from './delivery.ts'
import { MessageStore } from './message-store.ts'
import { Rate } from './rate.ts'
import { receiverRequests } from './requests.ts'
import type { ReceiverSettings } from './settings.ts'

const hourMs = 3_600_000

/** What the receiver knows from the content: what the forms say, whom to call, and how long messages are kept. */
function contentOf(root: string) {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8'))
  const keepDays = integrations.parse(read('site/integrations.json')).receiver?.keepDays
  if (!keepDays)
    throw new UsageError(
      'How long are messages kept?',
      'Say it in content/site/integrations.json, where the privacy policy reads it, too: "receiver": { "keepDays": 90 }',
    )
  const words = {
    contact: contactForm.parse(read('forms/contact.json')),
    digest: digestForm.parse(read('forms/digest.json')),
  }
  const { baseUrl, emails, directPhone } = site.parse(read('site/site.json'))
  return { keepDays, words, site: { baseUrl, email: emails.enquiries, phone: directPhone } }
}

/** What is kept in a folder, which is made when it is not there. @throws UsageError when nothing can be kept there */
function openStore(folder: string): MessageStore {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK)
    return new MessageStore(folder)
  } catch (error) {
    throw new UsageError(
      `No messages can be kept in ${folder}: ${(error as Error).message}`,
      'Let the receiver write there, or name another "folder" in the settings.',
    )
  }
}

export interface RunningReceiver {
  url: string
  store: MessageStore
  /** Takes nothing more, and resolves when everybody who is there has an answer. */
  close(): Promise<void>
}

/**
 * Starts the receiver on the loopback address. What it says to the log are receipts, codes and counts, nobody's words.
 *
 * @param root the folder that contains `content/`
 * @param pauseMs how long the first try that failed is behind when the next one comes
 * @throws UsageError when the content does not say how long messages are kept, when the port is taken, or when nothing can be
 *   kept in the folder
 */
export async function startReceiver(
  root: string,
  settings: ReceiverSettings,
  log: (line: string) => void,
  pauseMs?: number,
): Promise<RunningReceiver> {
  const { keepDays, words, site } = contentOf(root)
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 30_000, keepAliveTimeout: keptForProxies })
  // First, because it fails where another receiver runs: two would write to the same files.
  // Of Node’s 511, a thousand requests at once overflow the queue, and Linux resets some.
  server.listen({ port: settings.port, host: '127.0.0.1', backlog: 4096 })
  await once(server, 'listening').catch((error: Error) => {
    throw new UsageError(
      `The receiver cannot listen on port ${settings.port}: ${error.message}`,
      'End the receiver that runs there, or name another "port" in the settings.',
    )
  })
  let store: MessageStore
  try {
    store = openStore(settings.folder)
  } catch (error) {
    server.close()
    throw error
  }
  const delivery = new Delivery(store, settings, words, log, pauseMs)
  const onKept = (entry: Parameters<Delivery['send']>[0]) => void delivery.send(entry)
  server.on('request', receiverRequests({ words, site, store, rate: new Rate(settings.perHour), onKept, log }))
  for (const { file, line } of store.broken) log(`no record: ${file}, line ${line}`)
  for (const entry of store.unsent()) onKept(entry)
  const tidy = () => {
    store.deleteAfter(keepDays)
    const refused = store.unsent().filter(({ settled }) => settled).length
    if (refused > 0) log(`refused by the mail server and not sent: ${refused}; npm run receiver -- --list says which`)
  }
  tidy()
  const timer = setInterval(tidy, hourMs)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    close: async () => {
      clearInterval(timer)
      delivery.close()
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
    },
  }
}
