import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool } from '../tools/fetch-tool.mjs'

export interface Mailbox {
  host: string
  port: number
  secure: boolean
  user: string
  password: string
}

/** What this asks of ImapFlow, which is no package of the project. */
interface ImapFlow {
  connect(): Promise<void>
  mailboxOpen(name: string): Promise<unknown>
  noop(): Promise<void>
  search(query: { subject: string }, options: { uid: true }): Promise<number[] | false>
  messageDelete(range: number[], options: { uid: true }): Promise<boolean>
  logout(): Promise<void>
}

const pauseMs = 2000

/**
 * Waits until a mail whose subject has the receipt is in the inbox, and deletes it.
 *
 * @returns false when the time is over
 * @throws when the mailbox cannot be opened or read
 */
export async function takeFromMailbox({ user, password, ...server }: Mailbox, receipt: string, withinMs: number) {
  const module = path.join(await fetchTool('imapflow'), 'imapflow/dist/esm/imap-flow.js')
  const { ImapFlow } = await import(pathToFileURL(module).href)
  const end = Date.now() + withinMs
  const client: ImapFlow = new ImapFlow({
    ...server,
    // Where TLS begins after the greeting, it has to: a password goes to nobody in the clear.
    ...(!server.secure && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
  })
  await client.connect().catch((error: Error & { responseText?: string }) => {
    throw new Error(`The mailbox of ${user} cannot be opened: ${error.responseText ?? error.message}`)
  })
  try {
    await client.mailboxOpen('INBOX')
    while (true) {
      // Servers tell a session of new mails with the answer to any command, and search among those it was told of.
      await client.noop()
      const found = (await client.search({ subject: receipt }, { uid: true })) || []
      if (found.length > 0) return await client.messageDelete(found, { uid: true })
      if (Date.now() + pauseMs > end) return false
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  } finally {
    await client.logout()
  }
}
