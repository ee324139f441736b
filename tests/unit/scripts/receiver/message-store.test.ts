import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MessageStore } from '../../../../scripts/receiver/message-store.ts'
import { messageId } from '../../../support/test-receiver.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const day = (date: string) => new Date(`${date}T12:00:00Z`)
const digest = (number: number) => ({
  form: 'digest' as const,
  words: { email: 'grace@example.com' },
  id: messageId(number),
  suspected: false,
})

it('keeps messages for so many days, and longer only while one of that day is not sent', async () => {
  const store = new MessageStore(folder)
  const kept = [
    await store.keep(digest(1), day('2026-01-01')),
    await store.keep(digest(2), day('2026-01-02')),
    await store.keep(digest(3), day('2026-01-03')),
  ]
  const [first, second] = kept.map(({ receipt }) => receipt) as [string, string]
  await store.settle(first, { outcome: 'sent' })
  await store.settle(second, { outcome: 'refused', code: 550, answer: '550 No' })
  store.deleteAfter(30, day('2026-01-30'))
  expect(readdirSync(folder)).toHaveLength(3)
  store.deleteAfter(30, day('2026-03-01'))
  expect(readdirSync(folder).sort()).toEqual(['messages-2026-01-02.jsonl', 'messages-2026-01-03.jsonl'])
  expect(store.find(messageId(1))).toBeUndefined()
  await store.settle(second, { outcome: 'sent' })
  const again = new MessageStore(folder)
  expect(again.unsent().map(({ message }) => message.id)).toEqual([messageId(3)])
  again.deleteAfter(30, day('2026-03-01'))
  expect(readdirSync(folder)).toEqual(['messages-2026-01-03.jsonl'])
})

it('gives each message a receipt of its own', async () => {
  const store = new MessageStore(folder)
  const kept = await Promise.all(Array.from({ length: 500 }, (_, number) => store.keep(digest(number))))
  expect(new Set(kept.map(({ receipt }) => receipt)).size).toBe(500)
})
