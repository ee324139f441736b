// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HistoryDialog } from '#src/desk/ui/history/history-dialog.tsx'
import { CorrectDialog, RecordDialog, WithdrawDialog } from '#src/desk/ui/manage/legal-dialogs.tsx'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const query = vi.hoisted(() => (name: string) => name)
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ query, askServer: async () => ({}) }))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ readSite: () => undefined }))
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({
  useAnswer: (name: string) => ({
    value: name === 'history' ? [{ id: '1', message: 'First', author: 'Ada', date: '2026-01-01' }] : { text: 'Before' },
  }),
}))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

const told = () => document.getElementById('announcer')?.textContent
const buffer = new TextBuffer('Now')
const open = { buffer, entry: { file: 'content/x.mdx' }, autosave: { save: async () => {} }, forget() {} } as never

test.each([
  [RecordDialog, words.record],
  [CorrectDialog, words.correct],
  [WithdrawDialog, words.withdraw],
])('what became of a legal text is told when its dialog is gone', async (Shown, { done, told: sentence }) => {
  render(
    <>
      <Announcer />
      <Shown open={open} title="Terms" close={() => {}} />
    </>,
  )
  fireEvent.submit(screen.getByRole('button', { name: done }))
  await waitFor(() => expect(told()).toBe(sentence))
})

test('that an earlier version is back is told', async () => {
  render(
    <>
      <Announcer />
      <HistoryDialog open={open} title="X" close={() => {}} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: /First/ }))
  fireEvent.click(screen.getByRole('button', { name: words.history.bringBack }))
  expect(buffer.text).toBe('Before')
  await waitFor(() => expect(told()).toBe(words.history.back))
})
