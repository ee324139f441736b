// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { FileChanges } from '#src/desk/ui/changes/file-changes.tsx'
import { words } from '#src/desk/words.ts'
import { deskAnswer } from '../../../support/desk-answer.ts'

const file = 'content/services/analytics.json'
const text = '{\n  "title": "Analytics",\n  "featured": true\n}\n'
const schema = { properties: { title: { type: 'string' }, featured: { type: 'boolean' } } }

function show(before: string, after: string, answers = true) {
  vi.stubGlobal('fetch', async (address: string) =>
    answers ? deskAnswer(address.includes('schema') ? schema : []) : deskAnswer({ message: 'No.' }, 422),
  )
  return render(<FileChanges file={file} before={before} after={after} />)
}

afterEach(() => vi.unstubAllGlobals())

test('a change is told as its form shows it, and on request as it stands in the file', async () => {
  const { container } = show(text, text.replace('true', 'false'))
  expect(await screen.findByText('Featured')).toBeVisible()
  expect(container).toHaveTextContent(/Featured ?deleted: Yes end of change inserted: No end of change/)
  expect(container).not.toHaveTextContent('"featured"')
  await userEvent.click(screen.getByText(words.changes.asInFile))
  await expect.poll(() => container.textContent).toContain('"featured"')
})

test('a file that is new or gone is read as it is, and said to be so once', async () => {
  const { container, unmount } = show('', text)
  expect(await screen.findByText(words.changes.whole.after)).toBeVisible()
  expect(screen.getByText('Analytics')).toBeVisible()
  expect(container.querySelector('ins')).toBeNull()
  expect(container).not.toHaveTextContent('added')
  unmount()
  show(text, '')
  expect(await screen.findByText(words.changes.whole.before)).toBeVisible()
  expect(screen.getByText('Analytics')).toBeVisible()
})

test('that nothing but the ends of lines differs is said, and that nothing does', async () => {
  const { unmount } = show(text.replaceAll('\n', '\r\n'), text)
  expect(await screen.findByText(words.changes.lineEnds)).toBeVisible()
  unmount()
  show(text, text)
  expect(await screen.findByText(words.changes.alike)).toBeVisible()
})

test('where the server cannot read a file, it is told as it stands there', async () => {
  const { container } = show(text, text.replace('true', 'false'), false)
  await expect.poll(() => container.textContent).toMatch(/"featured": .*true.*false/)
})
