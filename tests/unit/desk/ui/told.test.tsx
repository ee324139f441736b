// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '#src/desk/compare/change.ts'
import { lineChanges } from '#src/desk/compare/line-changes.ts'
import { textPieces } from '#src/desk/compare/pieces.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { ChangeList } from '#src/desk/ui/changes/change-list.tsx'
import { ParagraphChanges } from '#src/desk/ui/changes/paragraph-changes.tsx'
import { ConflictView } from '#src/desk/ui/conflict/conflict-view.tsx'
import { FieldsForm } from '#src/desk/ui/fields/fields-form.tsx'
import { AskDialog, AskField } from '#src/desk/ui/manage/ask-dialog.tsx'
import { CompareDialog } from '#src/desk/ui/manage/compare-dialog.tsx'
import { DeletedNotice, tellDeleted } from '#src/desk/ui/manage/deleted-notice.tsx'
import { BlockCard } from '#src/desk/ui/rich/block-card.tsx'
import { BlockMenu } from '#src/desk/ui/rich/block-menu.tsx'
import { stepInHistory } from '#src/desk/ui/write/step-in-history.ts'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const kinds = vi.hoisted(() => [
  { name: 'Callout', description: 'A passage.', props: {} },
  { name: 'PullFigure', description: 'A figure.', props: {} },
])
vi.mock('#src/desk/ui/server/blocks.ts', () => ({ useBlockKinds: () => kinds, blockKinds: async () => kinds }))

// Pictures are drawn as they come into view, which nothing does in jsdom.
vi.mock('#src/desk/ui/rich/block-picture.tsx', () => ({ BlockPicture: () => null }))

const redline = vi.hoisted(() => ({
  before: '2025-01-01',
  now: '2026-01-01',
  insertions: 2,
  deletions: 1,
  moves: 0,
  body: [
    [
      'p',
      {},
      'Ten ',
      ['del', null, ['span', { className: 'spoken' }, '[deleted: '], 'days', ['span', { className: 'spoken' }, ']']],
      ['ins', null, ['span', { className: 'spoken' }, '[inserted: '], 'weeks', ['span', { className: 'spoken' }, ']']],
      ' for ',
      ['ins', null, 'everybody'],
    ],
  ],
}))
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({ useAnswer: () => ({ value: redline }) }))

beforeEach(() => {
  // jsdom neither opens dialogs nor lays anything out.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  Element.prototype.scrollIntoView = () => undefined
})

const told = () => document.getElementById('announcer')?.textContent
const open = (text: string) => ({ buffer: new TextBuffer(text), entry: { file: 'content/x.mdx' } }) as never

test('undo and redo tell what they did, or that there is nothing to do', () => {
  render(<Announcer />)
  const buffer = new TextBuffer('A')
  buffer.replace('B')
  stepInHistory(buffer, 'undo')
  expect([told(), buffer.text]).toEqual([words.steps.undo.done, 'A'])
  stepInHistory(buffer, 'undo')
  expect(told()).toBe(words.steps.undo.nothing)
  stepInHistory(buffer, 'redo')
  expect([told(), buffer.text]).toEqual([words.steps.redo.done, 'B'])
})

test('a dialog without fields has the focus itself, and is told with its help', () => {
  render(<AskDialog title="Withdraw" help="A copy is kept." done="Do it" close={() => {}} act={async () => {}} />)
  const dialog = screen.getByRole('dialog', { name: 'Withdraw' })
  expect(dialog).toHaveFocus()
  expect(dialog).toHaveAccessibleDescription('A copy is kept.')
})

const rename = (
  <AskDialog title="Rename" help="Links follow." done="Do it" close={() => {}} act={async () => {}}>
    <AskField name="slug" label="Name" />
  </AskDialog>
)

test.each([
  ['a key that writes', () => userEvent.keyboard('a')],
  ['Tab', () => userEvent.keyboard('{Tab}')],
  ['the pointer', () => userEvent.pointer({ target: document.body })],
])('a dialog has the focus, so that it is told, until %s moves it to the first field', async (_, act) => {
  render(rename)
  expect(screen.getByRole('dialog')).toHaveFocus()
  // Keys for a screen reader, and the one that is still down from opening it.
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Control' })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', repeat: true })
  expect(screen.getByRole('dialog')).toHaveFocus()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await act()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  // Whoever has scrolled meanwhile is not thrown back.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('the first key that writes is written in the first field of a dialog', async () => {
  render(rename)
  await userEvent.keyboard('new')
  expect(screen.getByLabelText('Name')).toHaveValue('new')
})

test('Shift and Tab leave a dialog without a stop at its first field', async () => {
  render(rename)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(screen.getByLabelText('Name')).not.toHaveFocus()
})

test('what the button of a dialog will do is told with it', () => {
  render(
    <AskDialog title="Rename" help="Links follow." done="Do it" close={() => {}} act={async () => {}}>
      <AskField name="slug" label="Name" />
    </AskDialog>,
  )
  expect(screen.getByRole('button', { name: 'Do it' })).toHaveAccessibleDescription('Links follow.')
})

test('a day that is asked for is a group by its label', () => {
  render(
    <AskDialog title="New version" help="It begins as a copy." done="Do it" close={() => {}} act={async () => {}}>
      <AskField name="effective" label="The day" type="date" />
    </AskDialog>,
  )
  const day = screen.getByLabelText('The day', { selector: 'input' })
  expect(screen.getByRole('group', { name: 'The day' })).toContainElement(day)
  // Firefox would call it invalid before anything is written.
  expect(day).toHaveAttribute('aria-invalid', 'false')
})

test('a date is a group by its label', () => {
  const schema = {
    type: 'object',
    properties: { applies: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } },
  } as const
  render(<FieldsForm id="form" file="content/x" schema={schema} data={{ applies: '' }} issues={[]} edit={() => {}} />)
  const day = screen.getByLabelText('Applies', { selector: 'input' })
  expect(screen.getByRole('group', { name: 'Applies' })).toContainElement(day)
})

test('the notice of what was deleted has the focus, so that it is told and the way back is next', async () => {
  render(<DeletedNotice />)
  act(() => tellDeleted({ file: 'content/x.mdx', title: 'X', back: { view: 'find' } }))
  expect(screen.getByRole('group', { name: words.delete.told('X') })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: words.delete.back })).toHaveFocus()
})

test('two versions of a file take the focus of the text they come instead of, when it is known to be gone', async () => {
  render(<ConflictView open={open('Mine')} theirs={{ text: 'Theirs', version: '1' } as never} />)
  expect(document.body).toHaveFocus()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: words.conflict.title }))
})

test('the next change of a comparison is told in words', async () => {
  render(<CompareDialog open={open('')} title="Terms" close={() => {}} />)
  const next = screen.getByRole('button', { name: words.compare.next })
  await userEvent.click(next)
  expect(screen.getByText('deleted: days, inserted: weeks')).toHaveRole('status')
  await userEvent.click(next)
  expect(screen.getByText('inserted: everybody')).toHaveRole('status')
})

test('what is left out between changes is told in words', () => {
  render(<ParagraphChanges before={'One\n\nTwo\n'} after={'One\n\nThree\n'} />)
  expect(screen.getByText(words.changes.same)).toHaveClass('sr-only')
})

test('what is struck or added is told in words, and by no role a second time', () => {
  const { container } = render(
    <>
      <ParagraphChanges before={'One\n\nTwo\n'} after={'One\n\nThree\n'} />
      <CompareDialog open={open('')} title="Terms" close={() => {}} />
    </>,
  )
  expect(container).toHaveTextContent('inserted: Three end of change')
  expect(container).toHaveTextContent('Ten [deleted: days][inserted: weeks]')
  expect(screen.queryAllByRole('insertion')).toEqual([])
  expect(screen.queryAllByRole('deletion')).toEqual([])
})

test('a passage that came or went as a whole is told once, beside its name', () => {
  const change = (what: 'added' | 'changed', old: string, now: string): Change => {
    const line = lineChanges(textPieces(old), textPieces(now))
    return { place: 'Paragraph', what, look: 'paragraph', line, notes: [], ...(what === 'added' && { told: what }) }
  }
  const changes = [change('changed', 'One day', 'Two days'), change('added', '', 'All of it')]
  render(<ChangeList file="content/x.mdx" parts={[{ part: 'text', changes }]} />)
  const [some, whole] = screen.getAllByRole('listitem')
  expect(some).toHaveTextContent(/^Paragraph ?deleted: One day end of change inserted: Two days end of change$/)
  expect(whole?.textContent).toBe('Paragraph addedAll of it')
  expect(screen.queryAllByRole('insertion')).toEqual([])
})

const viewOf = (...children: unknown[]) =>
  new EditorView(null, { state: EditorState.create({ doc: bodySchema.nodes.doc?.create(null, children as never) }) })

test('the menu of blocks tells how many there are, and which one Enter adds', async () => {
  render(<BlockMenu view={viewOf(bodySchema.nodes.paragraph?.create())} collection="articles" tabIndex={0} />)
  await userEvent.click(screen.getByRole('button', { name: words.rich.block }))
  const search = screen.getByLabelText(words.rich.searchBlocks)
  await userEvent.type(search, 'fig')
  expect(screen.getByRole('status')).toHaveTextContent(words.rich.found(1, 'Pull figure'))
  await userEvent.type(search, 'x')
  expect(screen.getByRole('status')).toHaveTextContent(words.find.nothing)
})

test('that a block is gone is told', async () => {
  const block = bodySchema.nodes.block?.create({ name: 'Callout', props: '' })
  const view = viewOf(block, bodySchema.nodes.paragraph?.create())
  render(
    <>
      <Announcer />
      <BlockCard node={view.state.doc.child(0)} view={view} pos={() => 0} file="content/x.mdx" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: words.list.remove('Callout') }))
  expect(told()).toBe(words.list.removed('Callout'))
})
