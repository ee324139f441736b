import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { RecordFile } from '../cache/record-file.ts'
import type { FormMessage } from './form-message.ts'

/** A message as it is kept. */
export type KeptMessage = FormMessage & {
  /** What visitor, file and mail call it: the day it came, in UTC, and six signs made by chance: `261129-7K4M2P`. */
  receipt: string
  /** When it came, ISO 8601 in UTC. */
  received: string
}

/** What became of a message: it was taken by the mail server, or refused for good, with the server's words. */
export type Settled = { outcome: 'sent' } | { outcome: 'refused'; code: number; answer: string }

type Line = { message: KeptMessage } | { settled: Settled & { receipt: string; at: string } }

export interface Entry {
  message: KeptMessage
  settled?: Settled
}

const fileName = /^messages-(\d\d\d\d-\d\d-\d\d)\.jsonl$/
const dayMs = 86_400_000

/** No letters that are taken for digits or for each other, and no vowels, so that no word comes of them. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ'

/** A receipt, wherever it stands in a text. */
export const receiptPattern = new RegExp(`\\b\\d{6}-[${signs}]{6}\\b`)

const dayOf = (receipt: string) => `20${receipt.slice(0, 2)}-${receipt.slice(2, 4)}-${receipt.slice(4, 6)}`

/**
 * Every message in a file of its day, and what became of it in the same: the file is the queue, and what it says is all
 * that a start needs. One process writes there at a time.
 */
export class MessageStore {
  /** In the order they came. */
  private readonly entries = new Map<string, Entry>()
  private readonly receipts = new Map<string, Promise<string>>()
  private readonly files = new Map<string, RecordFile>()
  /** Lines that are no records, by file: what a crash or a full disk has left of a message nobody was told was kept. */
  readonly broken: { file: string; line: number }[] = []

  /** @throws when the folder cannot be read */
  constructor(private readonly folder: string) {
    for (const name of readdirSync(folder).sort()) if (fileName.test(name)) this.read(name)
  }

  private read(name: string): void {
    const lines = readFileSync(path.join(this.folder, name), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      if (line === '') continue
      const record = parsed(line)
      if (!record) this.broken.push({ file: name, line: index + 1 })
      else if ('message' in record) this.note(record.message)
      else {
        const { receipt, at: _, ...settled } = record.settled
        this.settled(receipt, settled)
      }
    }
  }

  private note(message: KeptMessage): void {
    this.entries.set(message.receipt, { message })
    this.receipts.set(message.id, Promise.resolve(message.receipt))
  }

  private settled(receipt: string, settled: Settled): void {
    const entry = this.entries.get(receipt)
    if (entry) entry.settled = settled
  }

  private file(receipt: string): RecordFile {
    const day = dayOf(receipt)
    const known = this.files.get(day) ?? new RecordFile(path.join(this.folder, `messages-${day}.jsonl`))
    this.files.set(day, known)
    return known
  }

  /** The receipt of the message with this id, once it is kept; undefined when there is none. */
  find(id: string): Promise<string> | undefined {
    return this.receipts.get(id)
  }

  /**
   * Keeps a message on the disk, once however often it comes, also at the same moment.
   *
   * @returns its receipt, and whether this was the first time
   * @throws when the disk does not take it; then nothing of it is kept, and it may come again
   */
  async keep(form: FormMessage, now = new Date()): Promise<{ receipt: string; entry?: Entry }> {
    const known = this.receipts.get(form.id)
    if (known) return { receipt: await known }
    const received = now.toISOString()
    const receipt = this.newReceipt(received)
    const entry = { message: { receipt, received, ...form } }
    // Before it is kept, so that neither its receipt nor its id is given away meanwhile.
    this.entries.set(receipt, entry)
    const kept = this.file(receipt)
      .append(entry satisfies Line)
      .then(() => receipt)
    this.receipts.set(form.id, kept)
    try {
      await kept
      return { receipt, entry }
    } catch (error) {
      this.entries.delete(receipt)
      this.receipts.delete(form.id)
      throw error
    }
  }

  private newReceipt(received: string): string {
    const day = received.slice(2, 10).replaceAll('-', '')
    const chosen = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')
    const receipt = `${day}-${chosen}`
    return this.entries.has(receipt) ? this.newReceipt(received) : receipt
  }

  /** Notes what became of a message. */
  async settle(receipt: string, settled: Settled): Promise<void> {
    await this.file(receipt).append({ settled: { receipt, at: new Date().toISOString(), ...settled } } satisfies Line)
    this.settled(receipt, settled)
  }

  /** What is not sent, refused or not, in the order it came. */
  unsent(): Entry[] {
    return [...this.entries.values()].filter(({ settled }) => settled?.outcome !== 'sent')
  }

  /** Deletes what came so many days ago, a day at a time; a day stays as long as one of its messages is not sent. */
  deleteAfter(days: number, now = new Date()): void {
    const last = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)
    const held = new Set(this.unsent().map(({ message }) => dayOf(message.receipt)))
    for (const name of readdirSync(this.folder)) {
      const day = fileName.exec(name)?.[1]
      if (!day || day > last || held.has(day)) continue
      rmSync(path.join(this.folder, name))
      this.files.delete(day)
      for (const [receipt, { message }] of this.entries) {
        if (dayOf(receipt) !== day) continue
        this.entries.delete(receipt)
        this.receipts.delete(message.id)
      }
    }
  }
}

function parsed(line: string): Line | undefined {
  try {
    const record: unknown = JSON.parse(line)
    const isRecord = record instanceof Object && ('message' in record || 'settled' in record)
    return isRecord ? (record as Line) : undefined
  } catch {
    return undefined
  }
}
