// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { RichDocument } from '#src/desk/ui/rich/rich-document.ts'
import { askServer, NoAnswer } from '#src/desk/ui/server/ask-server.ts'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'

vi.mock('#src/desk/ui/server/ask-server.ts', async (original) => ({
  ...(await original<typeof import('#src/desk/ui/server/ask-server.ts')>()),
  askServer: vi.fn(),
}))

test('a server that does not answer is asked again, and no text is called unreadable for it', async () => {
  vi.useFakeTimers()
  vi.mocked(askServer).mockRejectedValueOnce(new NoAnswer('The server is gone.', 0, null))
  vi.mocked(askServer).mockResolvedValue({ root: { type: 'root', children: [] }, issues: [] })
  const opened = new RichDocument('content/x.mdx', new TextBuffer(''), []).open()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await opened).toBeDefined()
  vi.mocked(askServer).mockResolvedValue({ root: null, issues: [] })
  expect(await new RichDocument('content/x.mdx', new TextBuffer(''), []).open()).toBeUndefined()
  vi.mocked(askServer).mockRejectedValue(new NoAnswer('The text is too large.', 413, null))
  expect(await new RichDocument('content/x.mdx', new TextBuffer(''), []).open()).toBeUndefined()
  vi.useRealTimers()
})
