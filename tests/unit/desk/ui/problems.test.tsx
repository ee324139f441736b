// @vitest-environment dom
import { setDiagnostics } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { ProblemsPage } from '#src/desk/ui/problems/problems-page.tsx'
import { diagnosticsOf, toNextProblem } from '#src/desk/ui/source/diagnostics.ts'
import { FileProblems } from '#src/desk/ui/write/file-problems.tsx'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const site = vi.hoisted(() => ({ entries: [], issues: [] }))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ useSite: () => ({ site }), readSite: () => undefined }))

const askServer = vi.hoisted(() => vi.fn())
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ askServer }))

const issue = { file: 'content/x.mdx', line: 3, severity: 'warning', rule: 'link', message: 'A link.' } as DeskIssue

test('the line below the text has its own words for a name, and says how grave a problem is', () => {
  const { container } = render(<FileProblems issues={[issue]} lines={false} show={() => undefined} />)
  const line = container.querySelector('summary') as HTMLElement
  expect(within(line).getByText(words.problems(1))).toHaveAttribute('aria-live', 'polite')
  // Of an element with a role of its own Firefox takes no words for the name.
  expect(line.querySelector('[role]')).toBeNull()
  expect(container.querySelector('li button')).toHaveTextContent(`${words.severity.warning}: A link.`)
})

test('what a problem means is asked for when somebody wants to know, and shown with both examples', async () => {
  askServer.mockResolvedValue({ sentence: 'A link leads somewhere.', wrong: '[x](/nope)', right: '[x](/yes)' })
  render(<FileProblems issues={[issue]} lines={false} show={() => undefined} />)
  expect(askServer).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText(words.rule.meaning, { exact: false }))
  expect(await screen.findByText('A link leads somewhere.')).toBeInTheDocument()
  expect(askServer).toHaveBeenCalledExactlyOnceWith('GET rule', { id: 'link' })
  const [wrong, right] = screen.getAllByRole('definition')
  expect([wrong, right].map((one) => one?.textContent)).toEqual(['[x](/nope)', '[x](/yes)'])
})

test('that nothing is left to repair is told', () => {
  render(<ProblemsPage />)
  expect(screen.getByRole('status')).toHaveTextContent(words.noProblemsAtAll)
})

test('the key that goes to the next problem of the source has it told', () => {
  vi.useFakeTimers()
  // jsdom lays nothing out.
  Range.prototype.getClientRects = () => [] as never
  render(<Announcer />)
  const view = new EditorView({ doc: 'One\nTwo\nThree' })
  view.dispatch(
    setDiagnostics(
      view.state,
      diagnosticsOf(view.state.doc, [issue], () => undefined),
    ),
  )
  expect(toNextProblem(view)).toBe(true)
  vi.runAllTimers()
  expect(document.getElementById('announcer')).toHaveTextContent(`${words.severity.warning}: A link.`)
  vi.useRealTimers()
})

test('what stands in changed passages is listed first and says so, behind files with errors', () => {
  const at = (file: string, line: number, more: Partial<DeskIssue> = {}) =>
    ({ ...issue, file, line, message: `${file} ${line}.`, ...more }) as DeskIssue
  const issues = [at('a', 1), at('b', 1), at('b', 2, { isNew: true }), at('c', 1, { severity: 'error' })]
  Object.assign(site, { issues })
  render(<ProblemsPage />)
  const told = [...document.querySelectorAll('.desk-issue')]
  expect(told.map(({ textContent }) => textContent?.match(/[abc] \d/)?.[0])).toEqual(['c 1', 'b 2', 'b 1', 'a 1'])
  expect(screen.getAllByText(words.isNew, { exact: false })).toHaveLength(1)
  Object.assign(site, { issues: [] })
})
