// @vitest-environment dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HistoryDialog } from '#src/desk/ui/history/history-dialog.tsx'
import { DeletedNotice, tellDeleted } from '#src/desk/ui/manage/deleted-notice.tsx'
import { DuplicateDialog } from '#src/desk/ui/manage/duplicate-dialog.tsx'
import {
  CancelAnnouncementDialog,
  CorrectDialog,
  NewVersionDialog,
  RecordDialog,
  WithdrawDialog,
} from '#src/desk/ui/manage/legal-dialogs.tsx'
import { MoveDialog } from '#src/desk/ui/manage/move-dialog.tsx'
import { tellAfterDialog } from '#src/desk/ui/shell/tell-after-dialog.ts'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'
import { TextNotice } from '#src/desk/ui/write/text-notice.tsx'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const answer = vi.hoisted(() => ({ file: 'content/y.mdx', what: 'first' }))
const NoAnswer = vi.hoisted(() => class extends Error {})
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ NoAnswer, askServer: async () => answer }))
const signedIn = { site: { team: {}, git: { author: { name: 'Lena Park' } } } }
vi.mock('#src/desk/ui/server/site-store.ts', () => ({
  readSite: () => undefined,
  onSiteChange: () => () => undefined,
  useSite: () => signedIn,
}))
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({
  useAnswer: (name: string) => ({
    value:
      name === 'GET history' ? [{ id: '1', message: 'First', author: 'Ada', date: '2026-01-01' }] : { text: 'Before' },
  }),
}))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

const announcer = <Announcer key="announcer" />
const told = () => document.getElementById('announcer')?.textContent
const buffer = new TextBuffer('Now')
const open = { buffer, entry: { file: 'content/x.mdx' }, autosave: { saveFirst: async () => {} }, forget() {} } as never

test.each([
  [RecordDialog, words.record],
  [CorrectDialog, words.correct],
  [CancelAnnouncementDialog, words.cancelAnnouncement],
  [WithdrawDialog, words.withdraw],
  [NewVersionDialog, words.newVersion],
  [MoveDialog, words.move],
  [DuplicateDialog, words.duplicate],
])('what became of a text is told when its dialog is gone', async (Shown, { done, told: sentence }) => {
  const { rerender } = render([announcer, <Shown key="dialog" open={open} title="Terms" close={() => {}} />])
  fireEvent.submit(screen.getByRole('button', { name: done }))
  rerender([announcer])
  await waitFor(() => expect(told()).toBe(sentence))
})

test.each([
  [MoveDialog, words.move.done, '?file=content/y.mdx'],
  [WithdrawDialog, words.withdraw.done, ''],
])('nobody goes back to a file that is there no more', async (Shown, done, search) => {
  history.replaceState(null, '', '/_desk/?file=content/x.mdx')
  const places = history.length
  render(<Shown open={open} title="Terms" close={() => {}} />)
  fireEvent.submit(screen.getByRole('button', { name: done }))
  await waitFor(() => expect(location.search).toBe(search))
  expect(history.length).toBe(places)
})

test('that nothing was recorded, because nothing had changed, is told where it was asked for', async () => {
  answer.what = 'nothing'
  render([announcer, <CorrectDialog key="dialog" open={open} title="Terms" close={() => {}} />])
  fireEvent.submit(screen.getByRole('button', { name: words.correct.done }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words.recording.nothing)
  answer.what = 'first'
})

test('nothing is told while a dialog is open: it would not be read', () => {
  vi.useFakeTimers()
  const dialog = document.createElement('dialog')
  dialog.open = true
  render(announcer).container.append(dialog)
  tellAfterDialog('Done.')
  vi.runOnlyPendingTimers()
  expect(told()).toBe('')
  dialog.remove()
  vi.runAllTimers()
  expect(told()).toBe('Done.')
  vi.useRealTimers()
})

test('that an earlier version is back is told', async () => {
  const { rerender } = render([announcer, <HistoryDialog key="dialog" open={open} title="X" close={() => {}} />])
  fireEvent.click(screen.getByRole('button', { name: /First/ }))
  fireEvent.click(screen.getByRole('button', { name: words.history.bringBack }))
  expect(buffer.text).toBe('Before')
  rerender([announcer])
  await waitFor(() => expect(told()).toBe(words.history.back))
})

test('that what was deleted is back is told', async () => {
  render(
    <>
      <Announcer />
      <DeletedNotice />
    </>,
  )
  act(() => tellDeleted({ file: 'content/x.mdx', title: 'X', back: { view: 'find' } }))
  fireEvent.click(screen.getByRole('button', { name: words.delete.back }))
  await waitFor(() => expect(told()).toBe(words.delete.restored('X')))
})

test('text that was put back is told, although its notice comes with its words', () => {
  render(
    <>
      <Announcer />
      <TextNotice>{words.recovered}</TextNotice>
    </>,
  )
  expect(told()).toBe(words.recovered)
})

test('whoever is signed in records in their own name, which stands there', () => {
  render(<RecordDialog open={open} title="Terms" close={() => {}} />)
  expect(screen.getByLabelText(words.recording.recordedBy)).toHaveValue('Lena Park')
})
