// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { askServer } from '#src/desk/ui/server/ask-server.ts'
import { openFile } from '#src/desk/ui/write/open-file.ts'

const file = 'content/articles/a-briefing.mdx'
const draft = `desk:unsaved:a-window-that-is-gone:${file}`

vi.mock('#src/desk/ui/server/ask-server.ts', () => ({
  askServer: vi.fn(async () => ({ file, text: 'As it was saved.\n', version: 'v1' })),
  query: (path: string) => path,
}))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ onFileChange: () => () => {}, onLineOpen: () => () => {} }))

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(draft, JSON.stringify({ text: 'Never saved.\n', base: 'v1', at: 1 }))
})

test('what an earlier window left unsaved is put back', async () => {
  const open = await openFile(file, () => true)
  expect(open?.buffer.text).toBe('Never saved.\n')
  expect(open?.recovered).toBe(true)
  expect(localStorage.getItem(draft)).toBeNull()
})

test('it stays where it is kept when nobody waits for the file any more', async () => {
  expect(await openFile(file, () => false)).toBeUndefined()
  expect(localStorage.getItem(draft)).not.toBeNull()
})

test('what is written is on its way to the server before anything else is done', async () => {
  localStorage.clear()
  const open = await openFile(file, () => true)
  open?.buffer.update({ changes: { from: 0, insert: 'Now. ' } })
  expect(askServer).toHaveBeenLastCalledWith('PUT', 'entry', { file, text: 'Now. As it was saved.\n', base: 'v1' })
})
