// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFile } from '#src/desk/ui/write/open-file.ts'

const file = 'content/articles/a-briefing.mdx'
const draft = `desk:unsaved:a-window-that-is-gone:${file}`

vi.mock('#src/desk/ui/server/ask-server.ts', () => ({
  askServer: async () => ({ file, text: 'As it was saved.\n', version: 'v1' }),
  query: (path: string) => path,
}))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ onFileChange: () => () => {}, onLineOpen: () => () => {} }))

// What was put back is saved a moment later, when the window of this test is gone.
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

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
