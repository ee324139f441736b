// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SaveConflict } from '#src/desk/requests/entry.ts'
import type { DeskRefusal } from '#src/desk/requests.ts'
import { askServer, NoAnswer } from '#src/desk/ui/server/ask-server.ts'
import { openFile } from '#src/desk/ui/write/open-file.ts'
import { words } from '#src/desk/words.ts'

const file = 'content/articles/a-briefing.mdx'
const draft = `desk:unsaved:a-window-that-is-gone:${file}`

const there = { file, text: 'As it was saved.\n', version: 'v1', root: null }
let onLine = () => {}
const takeIssues = vi.fn()

vi.mock('#src/desk/ui/server/ask-server.ts', async (original) => ({
  ...(await original<typeof import('#src/desk/ui/server/ask-server.ts')>()),
  askServer: vi.fn(async () => ({ ...there })),
}))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({
  onFileChange: () => () => {},
  takeIssues: (...taken: unknown[]) => takeIssues(...taken),
  onLineOpen: (listener: () => void) => {
    onLine = listener
    return () => {}
  },
}))

const saves = () => vi.mocked(askServer).mock.calls.filter(([name]) => name === 'PUT entry')
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(async () => {
  // What was put back in the test before is saved a moment later.
  await aMoment()
  vi.mocked(askServer).mockClear()
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
  expect(askServer).toHaveBeenLastCalledWith('PUT entry', { file, text: 'Now. As it was saved.\n', base: 'v1' })
})

test('what a save says of its text is asked for no second time: its problems and its body', async () => {
  localStorage.clear()
  const open = await openFile(file, () => true)
  const root = { type: 'root', children: [] }
  const issues = [{ severity: 'error' as const, rule: 'broken-link', file, message: 'It leads nowhere.' }]
  vi.mocked(askServer).mockResolvedValueOnce({ version: 'v2', root, issues })
  open?.buffer.update({ changes: { from: 0, insert: 'Now. ' } })
  expect(await open?.autosave.parse()).toEqual({ text: 'Now. As it was saved.\n', root })
  expect(takeIssues).toHaveBeenLastCalledWith(file, issues)
  expect(await open?.autosave.parse()).toEqual({ text: 'Now. As it was saved.\n', root })
  expect(vi.mocked(askServer).mock.calls.map(([name]) => name)).toEqual(['GET entry', 'PUT entry'])
  // One that cannot be saved is parsed all the same.
  vi.mocked(askServer).mockRejectedValueOnce(new NoAnswer('PUT entry', 'The disk is full.', 507, null))
  vi.mocked(askServer).mockResolvedValueOnce({ root: null })
  open?.buffer.update({ changes: { from: 0, insert: 'And ' } })
  expect(await open?.autosave.parse()).toEqual({ text: 'And Now. As it was saved.\n', root: null })
  expect(askServer).toHaveBeenLastCalledWith('POST parse', { file, text: 'And Now. As it was saved.\n' })
  open?.forget()
})

test('a text that another program wrote is taken over, and not written once more', async () => {
  localStorage.clear()
  const open = await openFile(file, () => true)
  vi.mocked(askServer).mockResolvedValueOnce({ file, text: 'Written elsewhere.\n', version: 'v2' })
  onLine()
  await aMoment()
  expect(open?.buffer.text).toBe('Written elsewhere.\n')
  expect(saves()).toEqual([])
})

test('what was left unsaved of another version is not written before somebody chose', async () => {
  localStorage.setItem(draft, JSON.stringify({ text: 'Never saved.\n', base: 'v0', at: 1 }))
  const open = await openFile(file, () => true)
  await aMoment()
  expect(open?.autosave.state.at).toBe('conflict')
  expect(saves()).toEqual([])
})

test('a save that failed is tried again once, however the text changed meanwhile', async () => {
  localStorage.clear()
  const open = await openFile(file, () => true)
  vi.useFakeTimers()
  try {
    for (let time = 0; time < 3; time += 1) vi.mocked(askServer).mockRejectedValueOnce(new Error('The disk is full.'))
    open?.buffer.update({ changes: { from: 0, insert: 'Now. ' } })
    await vi.advanceTimersByTimeAsync(1000)
    open?.buffer.replace('Written elsewhere.\n')
    await vi.advanceTimersByTimeAsync(1500)
    expect(saves()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(saves()).toHaveLength(3)
  } finally {
    open?.forget()
    vi.useRealTimers()
  }
})

test('whoever moves or copies a file waits until it says what stands on the screen, and is told when it does not', async () => {
  localStorage.clear()
  const open = await openFile(file, () => true)
  let answer = (_: object) => {}
  vi.mocked(askServer).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  open?.buffer.update({ changes: { from: 0, insert: 'Now. ' } })
  open?.buffer.update({ changes: { from: 0, insert: 'Here. ' } })
  const first = open?.autosave.saveFirst()
  answer({ version: 'v2' })
  await first
  expect(saves().map(([, asked]) => asked.text)).toEqual(['Now. As it was saved.\n', 'Here. Now. As it was saved.\n'])
  vi.mocked(askServer).mockRejectedValueOnce(new Error('The disk is full.'))
  open?.buffer.update({ changes: { from: 0, insert: 'Lost? ' } })
  await expect(open?.autosave.saveFirst()).rejects.toThrow(words.save.first)
  open?.autosave.collide({ text: 'Written elsewhere.\n', version: 'v3' })
  await expect(open?.autosave.saveFirst()).rejects.toThrow(words.save.first)
  open?.forget()
})

/** A save that is refused because the file says something else meanwhile. */
const refused = (text: string) => {
  const body: DeskRefusal & SaveConflict = { message: '', text, version: 'v2' }
  return new NoAnswer('PUT entry', '', 409, body)
}

test('what the file got from elsewhere is taken over beside what was written here', async () => {
  localStorage.clear()
  vi.mocked(askServer).mockResolvedValueOnce({ ...there, text: 'One.\n\nTwo.\n\nThree.\n' })
  const open = await openFile(file, () => true)
  vi.mocked(askServer).mockRejectedValueOnce(refused('Eins.\n\nTwo.\n\nThree.\n'))
  open?.buffer.update({ changes: { from: 17, insert: 'e' } })
  await aMoment()
  expect(open?.buffer.text).toBe('Eins.\n\nTwo.\n\nThreee.\n')
  expect([open?.takenOver, open?.autosave.state.at]).toEqual([1, 'saved'])
  expect(askServer).toHaveBeenLastCalledWith('PUT entry', { file, text: open?.buffer.text, base: 'v2' })
  // Both changed the same.
  vi.mocked(askServer).mockRejectedValueOnce(refused('Uno.\n\nTwo.\n\nThreee.\n'))
  open?.buffer.update({ changes: { from: 4, insert: '!' } })
  await aMoment()
  expect(open?.autosave.state).toEqual({
    at: 'conflict',
    theirs: { text: 'Uno.\n\nTwo.\n\nThreee.\n', version: 'v2' },
    base: 'Eins.\n\nTwo.\n\nThreee.\n',
  })
  expect(open?.buffer.text).toContain('Eins!')
  open?.forget()
})
