import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { smtpTransport } from '../tools/smtp.ts'
import type { FormWords } from './form-message.ts'
import { mailOf } from './mail.ts'
import type { Entry, MessageStore } from './message-store.ts'
import type { ReceiverSettings } from './settings.ts'

/** The first pause after a try that failed. It doubles up to an hour, and goes on for as long as it takes. */
const firstPauseMs = 60_000
const longestPauseMs = 3_600_000

/** Exim leaves the eleventh message of a connection to its next queue run (`smtp_accept_queue_per_connection`, 10). */
const messagesOfConnection = 10

/**
 * Sends on what the store has. A message is sent until the server has taken it: what the server calls temporary (4xx at
 * any command), and whatever fails without an answer, is tried again; what it refuses for good (5xx) is told and stays in
 * the store, to be tried again by the next start.
 */
export class Delivery {
  private readonly transport
  private readonly timers = new Set<NodeJS.Timeout>()
  private isClosed = false

  constructor(
    private readonly store: MessageStore,
    private readonly settings: ReceiverSettings,
    private readonly words: FormWords,
    private readonly log: (line: string) => void,
    private readonly pauseMs = firstPauseMs,
  ) {
    this.transport = smtpTransport(settings.smtp, { maxConnections: 5, maxMessages: messagesOfConnection })
  }

  /** Sends a message as soon as the server takes it. */
  async send(entry: Entry, pauseMs = this.pauseMs): Promise<void> {
    const { message } = entry
    const { receipt } = message
    let mail: SendMailOptions | undefined
    try {
      mail = mailOf(message, this.settings, this.words)
      if (mail) await this.transport.sendMail(mail)
    } catch (error) {
      const { responseCode, response = '', command, code } = error as NodemailerError
      if (responseCode && responseCode >= 500) {
        this.log(`refused ${receipt}: ${responseCode} at ${command}; npm run receiver -- --list says more`)
        return this.note(receipt, { outcome: 'refused', code: responseCode, answer: response })
      }
      this.log(`waits ${receipt}: ${responseCode ?? code ?? 'no answer'} at ${command ?? 'no command'}`)
      // What was under way when it was closed fails behind that.
      if (this.isClosed) return
      const timer = setTimeout(() => {
        this.timers.delete(timer)
        void this.send(entry, Math.min(2 * pauseMs, longestPauseMs))
      }, pauseMs)
      this.timers.add(timer)
      return
    }
    this.log(`${mail ? 'sent' : 'kept as a probe'} ${receipt}`)
    await this.note(receipt, { outcome: 'sent' })
  }

  /** A message whose end cannot be written down is sent once more by the next start, which is what Message-IDs are for. */
  private note(...settled: Parameters<MessageStore['settle']>): Promise<void> {
    return this.store.settle(...settled).catch((error: Error) => this.log(`not written down: ${error.message}`))
  }

  /** Ends what is planned. What is under way may still arrive; the next start sends it once more. */
  close(): void {
    this.isClosed = true
    for (const timer of this.timers) clearTimeout(timer)
    this.transport.close()
  }
}
