// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskChange, OpenReview } from '#src/desk/requests/hand-over.ts'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import type { EntrySummary } from '#src/desk/requests/site.ts'
import { ChangesPage } from '#src/desk/ui/changes/changes-page.tsx'
import { words } from '#src/desk/words.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'

const change = (name: string, more: Partial<DeskChange> = {}): DeskChange => ({
  file: `content/pages/${name}.mdx`,
  kind: 'changed',
  title: name,
  before: 'Before',
  after: 'After',
  ...more,
})
const review = { branch: 'desk/words', message: 'Words', files: ['content/pages/about.mdx', 'content/pages/team.mdx'] }
const answers = vi.hoisted(() => ({
  changes: [] as DeskChange[],
  reviews: (): OpenReview[] | Promise<OpenReview[]> => [],
  sent: [] as unknown[],
  result: {},
  git: {},
  entries: [] as Partial<EntrySummary>[],
  issues: [] as Partial<DeskIssue>[],
}))

vi.mock('#src/desk/ui/server/ask-server.ts', () => ({
  askServer: async (name: string, asked: unknown) => {
    if (name === 'GET picture') return new Promise(() => {})
    if (name === 'GET changes') return answers.changes
    if (name === 'GET reviews') return answers.reviews()
    if (name === 'POST parse') return { root: null }
    if (name === 'POST review') answers.sent.push(asked)
    return answers.result
  },
}))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({
  useSite: () => ({
    site: { issues: answers.issues, entries: answers.entries, changes: answers.changes.length, git: answers.git },
  }),
  readSite: async () => undefined,
  onSiteChange: () => () => undefined,
}))

beforeEach(() => {
  answers.changes = ['about', 'contact', 'team', 'terms'].map((name) => change(name))
  answers.reviews = () => []
  answers.sent = []
  answers.entries = []
  answers.issues = []
  answers.result = { branch: 'desk/words', pushed: true }
  answers.git = { available: true, remote: true, author: {} }
  localStorage.clear()
  sessionStorage.clear()
})

const chosen = async () => {
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  return boxes.filter(({ checked }) => checked).map((box) => box.labels?.[0]?.textContent)
}
const named = (...names: string[]) => names.map(words.changes.send)

test('what was written to go along is there again after a look at a text, until it is sent', async () => {
  const field = () => screen.findByLabelText(words.review.message)
  const { unmount } = render(<ChangesPage />)
  await userEvent.type(await field(), 'New words')
  unmount()
  const again = render(<ChangesPage />)
  expect(await field()).toHaveValue('New words')
  await userEvent.click(screen.getByRole('button', { name: words.review.send(4) }))
  again.unmount()
  render(<ChangesPage />)
  expect(await field()).toHaveValue('')
})

test('whoever sends stays on the button, which sends once and says that it has nothing to send', async () => {
  render(<ChangesPage />)
  await userEvent.type(await screen.findByLabelText(words.review.message), 'New words')
  const button = screen.getByRole('button', { name: words.review.send(4) })
  button.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(answers.sent).toHaveLength(1)
  expect(button).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: words.changes.noneChosen }))
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByLabelText(words.review.message), 'Nothing{Tab}')
  await userEvent.click(button)
  expect(answers.sent).toHaveLength(1)
})

test('errors are told in the list, and beside the button those that would go along, with the way to them', async () => {
  const issue = { file: 'content/pages/about.mdx', severity: 'error' as const }
  const elsewhere = { ...issue, file: 'content/pages/index.mdx' }
  answers.issues = [issue, issue, { ...issue, severity: 'warning' }, elsewhere]
  render(<ChangesPage />)
  expect(await screen.findByText(words.states.errors(2))).toBeVisible()
  const button = screen.getByRole('button', { name: words.review.send(4) })
  expect(button).toHaveAccessibleDescription(expect.stringContaining(words.review.errors(3)))
  expect(screen.getByRole('link', { name: words.review.seeErrors })).toHaveAttribute('href', '/_desk/?view=problems')
  // What stays here takes its errors with it; what a change did to a text nobody touched goes along.
  await userEvent.click(screen.getByRole('checkbox', { name: words.changes.send('about') }))
  expect(button).toHaveAccessibleDescription(expect.stringContaining(words.review.errors(1)))
  await userEvent.click(screen.getByRole('button', { name: words.changes.noneChosen }))
  expect(button).not.toHaveAccessibleDescription(expect.stringContaining('error'))
})

test('words that are still to be written count as errors where they would be published, and not in a draft', async () => {
  const note = (name: string) =>
    ({ file: `content/pages/${name}.mdx`, severity: 'warning', rule: 'unfinished' }) as const
  answers.issues = [note('about'), note('team'), { ...note('about'), rule: 'image-alt' }]
  answers.entries = [
    { file: 'content/pages/about.mdx', state: 'published' },
    { file: 'content/pages/team.mdx', state: 'draft' },
  ]
  render(<ChangesPage />)
  const button = await screen.findByRole('button', { name: words.review.send(4) })
  expect(button).toHaveAccessibleDescription(expect.stringContaining(words.review.errors(1)))
})

test('everything is proposed where nothing is in review, and chosen or left out with one press', async () => {
  render(<ChangesPage />)
  expect(await chosen()).toEqual(named('about', 'contact', 'team', 'terms'))
  await userEvent.click(screen.getByRole('button', { name: words.changes.noneChosen }))
  expect(await chosen()).toEqual([])
  expect(screen.getByText(words.changes.chosen(0, 4))).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: words.changes.send('team') }))
  expect(await chosen()).toEqual(named('team'))
  await userEvent.click(screen.getByRole('button', { name: words.changes.all }))
  expect(await chosen()).toHaveLength(4)
})

test('an answer is proposed with the files of its review, and with no other', async () => {
  answers.reviews = () => [review]
  const picture = { picture: true as const, before: null, after: null }
  answers.changes = [
    ...answers.changes.map((one) => (one.title === 'about' ? { ...one, after: 'src: plan.png' } : one)),
    { ...change('plan', picture), file: 'content/pages/plan.png' },
    { ...change('other', picture), file: 'content/pages/other.png' },
  ]
  render(<ChangesPage />)
  const goesTo = await screen.findByRole('combobox', { name: words.review.goesTo })
  expect(goesTo).toHaveValue('desk/words')
  // A picture that was asked for goes with the text that shows it.
  expect(await chosen()).toEqual(named('about', 'team', 'plan'))
  // A review of its own is about everything that is not sent yet.
  await userEvent.selectOptions(goesTo, words.review.ofItsOwn)
  expect(await chosen()).toHaveLength(6)
  await userEvent.selectOptions(goesTo, words.review.answers('Words'))
  await userEvent.type(screen.getByRole('textbox', { name: words.review.message }), 'As asked')
  await userEvent.click(screen.getByRole('button', { name: words.review.send(3) }))
  const files = [...review.files, 'content/pages/plan.png']
  expect(answers.sent).toEqual([expect.objectContaining({ files, branch: 'desk/words' })])
})

test('what has no file of a review is no answer to it, though another change would be', async () => {
  answers.reviews = () => [review]
  render(<ChangesPage />)
  const goesTo = await screen.findByRole('combobox', { name: words.review.goesTo })
  expect(goesTo).toHaveValue('desk/words')
  for (const name of ['about', 'team', 'contact'])
    await userEvent.click(screen.getByRole('checkbox', { name: words.changes.send(name) }))
  expect(await chosen()).toEqual(named('contact'))
  expect(goesTo).toHaveValue('')
  // Whoever says that it answers the review is believed.
  await userEvent.selectOptions(goesTo, words.review.answers('Words'))
  await userEvent.click(screen.getByRole('checkbox', { name: words.changes.send('contact') }))
  expect(goesTo).toHaveValue('desk/words')
})

test('nothing can be sent before it is known which review it answers', async () => {
  let answer = (_: OpenReview[]): void => undefined
  answers.reviews = () => new Promise<OpenReview[]>((resolve) => (answer = resolve))
  render(<ChangesPage />)
  expect(await screen.findByText(words.loading)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  answer([review])
  expect(await screen.findByRole('combobox', { name: words.review.goesTo })).toHaveValue('desk/words')

  answers.reviews = () => Promise.reject(new Error('The desk does not answer.'))
  render(<ChangesPage />)
  expect(await screen.findByText('The desk does not answer.')).toBeVisible()
})

test('what waits for review as it stands is not proposed again', async () => {
  answers.reviews = () => [review]
  answers.changes = [change('about', { review: 'desk/words' }), change('contact')]
  render(<ChangesPage />)
  expect(await chosen()).toEqual(named('contact'))
  expect(screen.getByRole('combobox')).toHaveValue('')
  expect(within(screen.getByRole('main')).getByText(words.states.review)).toBeVisible()
})

test('a renamed file is one change, and goes with the name it had', async () => {
  answers.changes = [change('firm', { kind: 'added', from: 'content/pages/about.mdx' })]
  render(<ChangesPage />)
  expect(await screen.findByText(words.changes.renamed)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: words.review.message }), 'Another name')
  await userEvent.click(screen.getByRole('button', { name: words.review.send(1) }))
  expect(answers.sent).toEqual([
    expect.objectContaining({ files: ['content/pages/firm.mdx', 'content/pages/about.mdx'] }),
  ])
})

test('whoever git does not know is asked once', async () => {
  answers.git = { available: true }
  answers.result = { branch: 'desk/words', pushed: false }
  const { unmount } = render(<ChangesPage />)
  await userEvent.type(await screen.findByRole('textbox', { name: words.review.message }), 'Words')
  await userEvent.type(screen.getByRole('textbox', { name: words.review.name }), 'Ada')
  await userEvent.type(screen.getByRole('textbox', { name: words.review.email }), 'ada@example.com')
  expect(screen.getByText(words.review.helpHere)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.review.send(4) }))
  expect(await screen.findByText(words.review.keptHere('desk/words'))).toBeVisible()
  unmount()
  render(<ChangesPage />)
  expect(await screen.findByRole('textbox', { name: words.review.name })).toHaveValue('Ada')
  expect(screen.getByRole('textbox', { name: words.review.email })).toHaveValue('ada@example.com')
})

test('what another window handed over meanwhile is not proposed any more', async () => {
  const { rerender } = render(<ChangesPage />)
  expect(await chosen()).toHaveLength(4)
  answers.changes = answers.changes.map((one) => (one.title === 'team' ? { ...one, review: 'desk/words' } : one))
  answers.entries = [{ file: 'content/pages/team.mdx', changed: true, review: 'desk/words' }]
  rerender(<ChangesPage />)
  expect(await screen.findByText(words.states.review)).toBeVisible()
  expect(await chosen()).toEqual(named('about', 'contact', 'terms'))
})

test('that the changes were sent is told alone, once, and what can be pressed stands behind it', async () => {
  answers.result = { branch: 'desk/words', pushed: true, url: 'https://example.com/review' }
  render(<ChangesPage />)
  await userEvent.type(await screen.findByRole('textbox', { name: words.review.message }), 'Words')
  await userEvent.click(screen.getByRole('button', { name: words.review.send(4) }))
  const link = await screen.findByRole('link', { name: words.review.open })
  const [status, ...more] = screen.getAllByRole('status')
  expect(status?.textContent).toBe(words.review.sent('desk/words'))
  expect(status).not.toContainElement(link)
  // How many are chosen changes with every list that comes, which nobody has to hear.
  expect(more).toEqual([])
})

test('a file in the place of a review is told before its link', async () => {
  URL.createObjectURL = () => 'blob:patch'
  answers.git = { available: false }
  answers.result = { patch: 'diff', left: ['content/x.png'] }
  render(<ChangesPage />)
  await userEvent.type(await screen.findByRole('textbox', { name: words.review.message }), 'Words')
  await userEvent.click(screen.getByRole('button', { name: words.review.makePatch(4) }))
  await screen.findByRole('link', { name: words.review.download })
  expect(screen.getByRole('status').textContent).toBe(
    `${words.review.patchReady} ${words.review.left('content/x.png')}`,
  )
})

test('how many are chosen is told to whoever chooses all or none', async () => {
  render(
    <>
      <Announcer />
      <ChangesPage />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: words.changes.noneChosen }))
  expect(document.getElementById('announcer')).toHaveTextContent(words.changes.chosen(0, 4))
})
