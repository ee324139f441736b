// @vitest-environment dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConflictView } from '#src/desk/ui/conflict/conflict-view.tsx'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'
import { deskAnswer } from '../../../support/desk-answer.ts'

const mine = 'One\n\nSame\n\nTwo\n'
const theirs = 'Eins\n\nSame\n\nZwei\n'

function show(text: string | null = theirs, base?: string) {
  const resolve = vi.fn()
  const open = { buffer: new TextBuffer(mine), entry: { file: 'content/x.mdx' }, resolve } as never
  render(
    <>
      <Announcer />
      <ConflictView open={open} theirs={{ text, version: '1' }} base={base} />
    </>,
  )
  return resolve
}

test('the differences are numbered, and how many are chosen is told', async () => {
  show()
  const status = screen.getAllByRole('status').at(-1)
  expect(status).toHaveTextContent(words.conflict.chosen(0, 2))
  const second = within(screen.getByRole('group', { name: words.conflict.difference(2, 2) }))
  await userEvent.click(second.getByRole('radio', { name: /Zwei/ }))
  expect(status).toHaveTextContent(words.conflict.chosen(1, 2))
  await userEvent.click(screen.getByRole('button', { name: words.conflict.allMine }))
  expect(status).toHaveTextContent(words.conflict.chosen(2, 2))
  // With all of them chosen the count stays the same: then the button tells.
  const theirs = screen.getByRole('button', { name: words.conflict.allTheirs })
  expect(theirs).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(theirs)
  expect(theirs).toHaveAttribute('aria-pressed', 'true')
})

test('the button that ends it is reached at any time, and says what is still to be chosen', async () => {
  const resolve = show()
  const finish = screen.getByRole('button', { name: words.conflict.finish })
  finish.focus()
  expect(finish).toHaveFocus()
  expect(finish).toHaveAccessibleDescription(words.conflict.chosen(0, 2))
  await userEvent.keyboard('{Enter}')
  expect(resolve).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: words.conflict.allTheirs }))
  await userEvent.click(finish)
  expect(resolve).toHaveBeenCalledWith(theirs, expect.anything())
  expect(document.getElementById('announcer')).toHaveTextContent(words.conflict.done)
})

test('what is undone meanwhile is chosen no more', async () => {
  const buffer = new TextBuffer('One\n\nSame\n\nThree\n')
  buffer.replace(mine)
  const open = { buffer, entry: { file: 'content/x.mdx' }, resolve: () => {} } as never
  render(<ConflictView open={open} theirs={{ text: theirs, version: '1' }} />)
  await userEvent.click(screen.getByRole('button', { name: words.conflict.allMine }))
  act(() => void buffer.undo())
  const second = within(screen.getByRole('group', { name: words.conflict.difference(2, 2) }))
  expect(second.getByRole('radio', { name: /Three/ })).not.toBeChecked()
})

test('where both versions come from one text, only what both changed is asked', async () => {
  const resolve = show('Eins\n\nNew\n\nSame\n\nZwei\n', 'One\n\nSame\n\nZero\n')
  expect(screen.getByText(words.conflict.taken(0, 1))).toBeVisible()
  expect(screen.getByText(words.conflict.takenFrom.theirs)).toBeVisible()
  const asked = screen.getByRole('group', { name: words.conflict.difference(1, 1) })
  await userEvent.click(within(asked).getByRole('radio', { name: /Two/ }))
  await userEvent.click(screen.getByRole('button', { name: words.conflict.finish }))
  expect(resolve).toHaveBeenCalledWith('Eins\n\nNew\n\nSame\n\nTwo\n', expect.anything())
})

test('that a deleted file is put back is told', async () => {
  show(null)
  await userEvent.click(screen.getByRole('button', { name: words.conflict.putBack }))
  expect(document.getElementById('announcer')).toHaveTextContent(words.conflict.isBack)
})

/** Nodes of the tree the server reads. */
const at = (from: number, to: number) => ({ position: { start: { offset: from }, end: { offset: to } } })
const said = (value: string, from: number) => ({ type: 'text', value, ...at(from, from + value.length) })
const paragraph = (from: number, children: object[], to: number) => ({ type: 'paragraph', children, ...at(from, to) })

test('both versions of a passage are shown as they look where they are written, each with its own marks', async () => {
  const texts = { mine: 'It was **so** once.\n\nSame.\n', theirs: 'It was so twice.\n\nSame.\n' }
  const strong = { type: 'strong', ...at(7, 13), children: [said('so', 9)] }
  const roots = {
    [texts.mine]: [
      paragraph(0, [said('It was ', 0), strong, said(' once.', 13)], 19),
      paragraph(21, [said('Same.', 21)], 26),
    ],
    [texts.theirs]: [paragraph(0, [said('It was so twice.', 0)], 16), paragraph(18, [said('Same.', 18)], 23)],
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.includes('parse')) return deskAnswer(address.includes('schema') ? {} : [])
    return deskAnswer({ root: { type: 'root', children: roots[JSON.parse(body ?? '').text] } })
  })
  const open = { buffer: new TextBuffer(texts.mine), entry: { file: 'content/pages/x.mdx' } } as never
  render(<ConflictView open={open} theirs={{ text: texts.theirs, version: '1' }} />)
  const mine = await screen.findByRole('radio', { name: /What you wrote Paragraph It was so once\./ })
  expect(mine.closest('label')?.querySelector('strong')).toHaveTextContent('so')
  const theirs = screen.getByRole('radio', { name: /What is in the file Paragraph It was so twice\./ })
  expect(theirs.closest('label')?.querySelector('strong')).toBeNull()
  expect(screen.getByText('“so”: now bold')).toBeVisible()
  expect(document.body).not.toHaveTextContent('**')
  vi.unstubAllGlobals()
})

test('what both versions say is read as it looks where it is written, its fields with the text', async () => {
  const mine = '---\ntitle: One\n---\n\nIt stays.\n\nMine.\n'
  const theirs = mine.replace('Mine.', 'Theirs.')
  const root = (text: string) => {
    const lines = ['It stays.', 'Mine.', 'Theirs.'].filter((line) => text.includes(line))
    const nodes = lines.map((line) => [line, text.indexOf(line)] as const)
    return { type: 'root', children: nodes.map(([line, at]) => paragraph(at, [said(line, at)], at + line.length)) }
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.includes('parse')) return deskAnswer(address.includes('schema') ? {} : [])
    return deskAnswer({ root: root(JSON.parse(body ?? '').text) })
  })
  const open = { buffer: new TextBuffer(mine), entry: { file: 'content/pages/x.mdx' } } as never
  render(<ConflictView open={open} theirs={{ text: theirs, version: '1' }} />)
  await userEvent.click(screen.getByText(words.conflict.same(4)))
  expect(await screen.findByText('It stays.')).toBeVisible()
  expect(screen.getByText('Title')).toBeVisible()
  expect(screen.getByText('One')).toBeVisible()
  expect(document.body).not.toHaveTextContent('---')
  vi.unstubAllGlobals()
})

test('what is taken from one side is named after the field or passage it is in', async () => {
  const base = '---\ntitle: One\n---\n\nFirst.\n\nLast.\n'
  const [mine, theirs] = [base.replace('Last.', 'Mine.'), base.replace('title: One', 'title: Two')]
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.includes('parse')) return deskAnswer(address.includes('schema') ? {} : [])
    const { text } = JSON.parse(body ?? '')
    const lines = [...text.matchAll(/^(?:First|Last|Mine)\.$/gm)] as RegExpMatchArray[]
    const children = lines.map(({ 0: line, index = 0 }) => paragraph(index, [said(line, index)], index + line.length))
    return deskAnswer({ root: { type: 'root', children } })
  })
  const open = { buffer: new TextBuffer(mine), entry: { file: 'content/pages/x.mdx' } } as never
  render(<ConflictView open={open} theirs={{ text: theirs, version: '1' }} base={base} />)
  const { takenFrom, places } = words.conflict
  expect(await screen.findByText(`${takenFrom.theirs}${places(['Title'], false)}`)).toBeVisible()
  expect(await screen.findByText(`${takenFrom.mine}${places(['Paragraph'], false)}`)).toBeVisible()
  vi.unstubAllGlobals()
})

test('of two values of a field one is chosen; of two passages both may stay', async () => {
  vi.stubGlobal('fetch', async (address: string) => deskAnswer(address.includes('schema') ? {} : []))
  const open = { buffer: new TextBuffer('{ "name": "One" }\n'), entry: { file: 'content/x.json' } } as never
  render(<ConflictView open={open} theirs={{ text: '{ "name": "Two" }\n', version: '1' }} />)
  expect(await screen.findByRole('radio', { name: /What is in the file Name Two/ })).toBeVisible()
  expect(screen.queryByRole('radio', { name: words.conflict.both })).toBeNull()
  cleanup()
  vi.stubGlobal('fetch', async () => Response.error())
  show()
  expect(await screen.findAllByRole('radio', { name: words.conflict.both })).toHaveLength(2)
  vi.unstubAllGlobals()
})
