import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningReceiver, startReceiver } from '../../scripts/receiver/receiver.ts'
import { type ReceiverSettings, receiverSettings } from '../../scripts/receiver/settings.ts'

/** What somebody writes. */
export const contactWords = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: 'Compilers Inc.',
  title: '',
  phone: '',
  service: 'culture-change',
  message: 'The line should be straight by June.',
}

/** The id of a message, as the form makes it. */
export const messageId = (number: number) => number.toString(16).padStart(32, '0')

const meta = (id: string) => ({ id, page: '/contact', elapsedMs: 9000, suspected: false })

/** A folder of its own with the words of the forms, and a receiver that can be ended and started there again. */
export class TestReceiver {
  readonly root = mkdtempSync(path.join(tmpdir(), 'receiver-'))
  readonly folder = path.join(this.root, 'messages')
  readonly log: string[] = []
  running!: RunningReceiver
  /** Where it is reached, when something stands before it. */
  entrance: string | undefined

  constructor() {
    for (const folder of ['forms', 'site'])
      cpSync(`content/${folder}`, path.join(this.root, 'content', folder), { recursive: true })
    const file = path.join(this.root, 'content/site/integrations.json')
    const integrations = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...integrations, receiver: { keepDays: 90 } }))
  }

  settings(smtpPort: number, more: object = {}): ReceiverSettings {
    return receiverSettings.parse({
      port: 0,
      folder: this.folder,
      from: 'website@example.org',
      to: { contact: 'partners@example.org', digest: 'digest@example.org' },
      smtp: { host: '127.0.0.1', port: smtpPort },
      perHour: { address: 5000, together: 5000 },
      ...more,
    })
  }

  /** Pauses between two tries take milliseconds. */
  async start(smtpPort: number, more: object = {}): Promise<void> {
    this.running = await startReceiver(this.root, this.settings(smtpPort, more), (line) => this.log.push(line), 1)
  }

  post(body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.entrance ?? this.running.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  /** Sends the contact form as the page does, and returns the receipt. */
  async contact(number: number, words: object = {}): Promise<string> {
    const answer = await this.post({ formId: 'contact', ...contactWords, ...words, meta: meta(messageId(number)) })
    return ((await answer.json()) as { receipt: string }).receipt
  }

  async digest(number: number): Promise<string> {
    const answer = await this.post({ formId: 'digest', email: contactWords.email, meta: meta(messageId(number)) })
    return ((await answer.json()) as { receipt: string }).receipt
  }

  /** Sends a form as a browser without JavaScript does. */
  postForm(fields: Record<string, string>): Promise<Response> {
    return fetch(this.entrance ?? this.running.url, {
      method: 'POST',
      body: new URLSearchParams({ website: '', ...fields }),
    })
  }

  /** The lines of all files of messages. */
  lines(): string[] {
    const files = readdirSync(this.folder).sort()
    return files.flatMap((file) => readFileSync(path.join(this.folder, file), 'utf8').split('\n').filter(Boolean))
  }

  async remove(): Promise<void> {
    await this.running?.close()
    rmSync(this.root, { recursive: true, force: true })
  }
}
