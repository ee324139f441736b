// @vitest-environment dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOpenFile } from '#src/desk/ui/write/use-open-file.ts'

const file = 'content/articles/a-briefing.mdx'
let tell = (_: { file: string }) => {}
const openFile = vi.hoisted(() => vi.fn())
vi.mock('#src/desk/ui/write/open-file.ts', () => ({ openFile }))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({
  onFileChange: (listener: typeof tell) => {
    tell = listener
    return () => {}
  },
}))

test('a file that was not there is opened as soon as it is put back', async () => {
  openFile.mockRejectedValueOnce(new Error('There is no such file.'))
  const { result } = renderHook(() => useOpenFile(file))
  await waitFor(() => expect(result.current.failure).toBe('There is no such file.'))
  const open = { close() {} }
  openFile.mockResolvedValueOnce(open)
  act(() => tell({ file: 'content/articles/another.mdx' }))
  expect(openFile).toHaveBeenCalledTimes(1)
  act(() => tell({ file }))
  await waitFor(() => expect(result.current.open).toBe(open))
})
