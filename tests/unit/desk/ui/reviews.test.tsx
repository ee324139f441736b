// @vitest-environment dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import type { TeamReview } from '#src/desk/requests/team.ts'
import { Review } from '#src/desk/ui/team/review.tsx'
import { ReviewsPage } from '#src/desk/ui/team/reviews-page.tsx'
import { words } from '#src/desk/words.ts'
import { deskAnswer } from '../../../support/desk-answer.ts'

const review: TeamReview = {
  branch: 'desk/2030-01-01-a-title',
  commit: 'a'.repeat(40),
  title: 'A better title',
  messages: ['A better title', 'With the year'],
  authors: ['Zoë Łukasz'],
  files: ['content/pages/about.mdx'],
  stage: 'sent',
  since: '2030-01-01T09:00:00Z',
  may: ['approve', 'return'],
  waits: true,
}
const at = { branch: review.branch, commit: review.commit }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Answers every request, and keeps what was asked. */
function answering(value: unknown, status = 200) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    asked.push([address, body && JSON.parse(body)])
    return deskAnswer(value, status)
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a review is approved as it was read, and sent back with words', async () => {
  const again = vi.fn()
  const asked = answering({})
  render(<Review review={review} again={again} />)
  expect(screen.getByText(words.team.waits)).toBeVisible()
  // The title stands there once.
  expect(screen.getAllByText(/A better title/)).toHaveLength(1)
  expect(screen.getByText('With the year')).toBeVisible()
  await press(words.team.about(words.team.approve, review.title))
  await waitFor(() => expect(again).toHaveBeenCalledTimes(1))
  await press(words.team.about(words.team.return, review.title))
  await userEvent.type(screen.getByLabelText(words.team.whatToChange), 'Say which year.')
  await press(words.team.sendBack)
  await waitFor(() => expect(again).toHaveBeenCalledTimes(2))
  expect(asked).toEqual([
    ['/_desk/api/team/approve', at],
    ['/_desk/api/team/return', { ...at, words: 'Say which year.' }],
  ])
})

test('a review with errors is there to be sent back: it would not be approved', () => {
  const error: DeskIssue = {
    severity: 'error',
    rule: 'broken-link',
    file: 'content/pages/about.mdx',
    message: 'Wrong.',
  }
  const outlined = () =>
    [words.team.approve, words.team.return].map((action) =>
      screen.getByRole('button', { name: words.team.about(action, review.title) }).classList.contains('button-outline'),
    )
  const { rerender } = render(<Review review={review} again={() => undefined} />)
  expect(outlined()).toEqual([false, true])
  rerender(<Review review={{ ...review, errors: [error] }} again={() => undefined} />)
  expect(outlined()).toEqual([true, false])
})

test('a review that is left to somebody is taken over as it was read', async () => {
  const asked = answering({})
  render(<Review review={{ ...review, stage: 'returned', by: 'Sam Roe', may: ['take'] }} again={() => undefined} />)
  await press(words.team.about(words.team.take, review.title))
  expect(asked.at(-1)).toEqual(['/_desk/api/team/take', at])
})

test('where the git host does not take a merge its words and its own review stand there', async () => {
  const url = 'https://github.com/firm/site/compare/desk/x?expand=1'
  answering({ merged: false, problem: 'The git host did not take it onto main.', url })
  render(<Review review={{ ...review, stage: 'approved', by: 'Sam Roe', may: ['merge'] }} again={() => undefined} />)
  expect(screen.getByText(words.team.stages.approved('Sam Roe'))).toBeVisible()
  await press(words.team.about(words.team.merge, review.title))
  expect(await screen.findByRole('alert')).toHaveTextContent('The git host did not take it onto main.')
  expect(screen.getByRole('link', { name: words.team.openAtHost })).toHaveAttribute('href', url)
})

test('whoever takes a review over reads where its texts are, since nothing else of it changes', async () => {
  const asked = answering({})
  render(<Review review={{ ...review, may: ['take', 'approve'] }} again={() => undefined} />)
  expect(screen.queryByText(words.team.done.take)).toBeNull()
  await press(words.team.about(words.team.take, review.title))
  expect(await screen.findByText(words.team.done.take)).toBeVisible()
  expect(asked).toEqual([['/_desk/api/team/take', at]])
})

test('while the answer is on its way that is said', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(<Review review={review} again={() => undefined} />)
  expect(screen.queryByRole('status')).toBeNull()
  await press(words.team.about(words.team.approve, review.title))
  expect(screen.getByRole('status')).toHaveTextContent(words.loading)
})

test('a refusal stays beside what was pressed', async () => {
  answering({ message: 'This review was changed since you read it.' }, 409)
  render(<Review review={review} again={() => undefined} />)
  await press(words.team.about(words.team.approve, review.title))
  expect(await screen.findByRole('alert')).toHaveTextContent('changed since you read it')
})

test('what somebody writes about a review stays when it is sent anew meanwhile, and goes to what was sent', async () => {
  const anew = { ...review, commit: 'b'.repeat(40), messages: [...review.messages, 'And the month'] }
  let reviews = [review]
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    asked.push([address, body && JSON.parse(body)])
    if (address.endsWith('/return')) return deskAnswer({ message: 'This review was changed since you read it.' }, 409)
    return deskAnswer(reviews)
  })
  render(<ReviewsPage />)
  await userEvent.click(await screen.findByRole('button', { name: words.team.about(words.team.return, review.title) }))
  await userEvent.type(screen.getByLabelText(words.team.whatToChange), 'Say which year.')
  reviews = [anew]
  await press(words.team.sendBack)
  expect(await screen.findByText(/And the month/)).toBeVisible()
  expect(screen.getByLabelText(words.team.whatToChange)).toHaveValue('Say which year.')
  // The refusal was about what stood there before.
  expect(screen.queryByRole('alert')).toBeNull()
  await press(words.team.sendBack)
  expect(asked.at(-2)).toEqual([
    '/_desk/api/team/return',
    { branch: at.branch, commit: anew.commit, words: 'Say which year.' },
  ])
})
