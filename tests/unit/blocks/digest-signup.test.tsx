// @vitest-environment dom

import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { DigestSignup } from '#src/blocks/digest-signup/digest-signup.tsx'
import { loadDigestSignup } from '#src/blocks/digest-signup/row.ts'
import { messageWith } from '#src/forms/message-with.ts'
import { queryClient } from '#src/forms/query-client.ts'
import { keepMessage } from '#src/forms/sent-message.ts'
import { recordIndex } from '../../support/record-index.ts'

const props = loadDigestSignup({}, recordIndex('digestForm', 'site', 'integrations'))
const { words } = props
const endpoint = { ...props.delivery, mode: 'endpoint', endpoint: '/api/digest' } as const

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  history.replaceState(null, '')
})

const signup = (more: Partial<typeof props> = {}) => (
  <MemoryRouter>
    <DigestSignup {...props} {...more} />
  </MemoryRouter>
)
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.label })
const button = () => screen.getByRole('button')

it('is complete in the first HTML, the feeds beside it', () => {
  const html = renderToString(signup())
  for (const text of [words.label, words.submit, words.demonstration, words.noScript]) expect(html).toContain(text)
  for (const feed of ['/briefings/feed.xml', '/briefings/atom.xml', '/briefings/feed.json'])
    expect(html).toContain(feed)
  expect(html).toContain('method="dialog"')
  expect(words.intro).toContain('2,500+ leaders')
  expect(words.intro).toContain('every Wednesday')
})

it('posts without script where there is an endpoint', () => {
  const html = renderToString(signup({ delivery: endpoint }))
  expect(html).toContain('action="/api/digest"')
  expect(html).not.toContain('needs-script')
})

it.each([
  ['', words.emailRequired],
  ['ada@', words.emailFormat],
])('refuses %j in place and looks again while it is corrected', async (typed, message) => {
  render(signup())
  const user = userEvent.setup()
  await user.click(box())
  if (typed) await user.type(box(), typed)
  await user.click(button())
  expect(await screen.findByText(message)).toBeVisible()
  await waitFor(() => expect(box()).toHaveFocus())
  expect(box()).toBeInvalid()
  await user.clear(box())
  await user.type(box(), 'ada@example.com')
  await waitFor(() => expect(box()).toBeValid())
})

it('demonstrates signing up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(signup())
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.type(box(), 'ada@example.com')
  await user.click(button())
  await waitFor(() => expect(button()).toHaveTextContent(words.submitting))
  expect(button()).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText('You are on the list. The next digest goes out on Wednesday.')).toBeVisible()
  expect(screen.getByText(words.demonstration)).toBeVisible()
  expect(box()).toHaveValue('')
  expect(button()).toBeEnabled()
})

it('says no longer that one is on the list when the next address is refused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(signup())
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.type(box(), 'ada@example.com')
  await user.click(button())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText(words.success)).toBeVisible()
  await user.click(button())
  expect(await screen.findByText(words.emailRequired)).toBeVisible()
  expect(screen.queryByText(words.success)).toBeNull()
})

it('sends the address once and keeps it when that fails', async () => {
  let fail = () => {}
  const late = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response(null, { status: 500 }))
  })
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(late)
  render(signup({ delivery: endpoint }))
  const user = userEvent.setup()
  await user.type(box(), ' ada@example.com')
  await user.dblClick(button())
  fail()
  expect(await screen.findByText(words.failure)).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
    formId: 'digest',
    email: 'ada@example.com',
  })
  expect(box().value).toContain('ada@example.com')
})

it('does not guess what became of an address nobody answered for, and sends it again as the same', async () => {
  const ids: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
    if (request?.body) ids.push(JSON.parse(String(request.body)).meta.id)
    return Promise.reject(new TypeError('Load failed'))
  })
  render(signup({ delivery: endpoint }))
  const user = userEvent.setup()
  await user.type(box(), 'ada@example.com{Enter}')
  expect(await screen.findByText(words.unknown)).toBeVisible()
  expect(box()).toHaveValue('ada@example.com')
  await user.click(button())
  await waitFor(() => expect(ids).toHaveLength(2))
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(ids[1]).toBe(ids[0])
})

it('tells whoever comes back that the address arrived', async () => {
  keepMessage('digest', messageWith({ email: 'ada@example.com' }, undefined))
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ received: true }))
  render(signup({ delivery: endpoint }))
  expect(await screen.findByText(words.success)).toBeVisible()
})

it('shows what the endpoint says about the address', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ errors: { email: 'Already on the list' } }, { status: 422 }),
  )
  render(signup({ delivery: endpoint }))
  const user = userEvent.setup()
  await user.type(box(), 'ada@example.com{Enter}')
  expect(await screen.findByText('Already on the list')).toBeVisible()
  expect(screen.queryByText(words.failure)).toBeNull()
})
