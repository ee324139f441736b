// @vitest-environment dom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContactForm } from '#src/blocks/contact-form/contact-form.tsx'
import { messageWith } from '#src/forms/message-with.ts'
import { queryClient } from '#src/forms/query-client.ts'
import { keepMessage } from '#src/forms/sent-message.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { Notification } from '#src/site/notifications/notification.ts'
import * as notifications from '#src/site/notifications/notify.ts'
import { contactProps, goodValues, words } from '../forms/contact-fixture.ts'

const notified: Notification[] = []

beforeEach(async () => {
  notified.length = 0
  vi.spyOn(notifications, 'notify').mockImplementation((notification) => {
    notified.push(notification)
    return ''
  })
  document.title = 'Contact – Vantordine'
  await import('#src/forms/contact/contact-engine.tsx')
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  history.replaceState(null, '')
})

const form = (
  props: Partial<typeof contactProps> = {},
  entry: NonNullable<MemoryRouterProps['initialEntries']>[number] = '/contact',
) => (
  <MemoryRouter initialEntries={[entry]}>
    <ContactForm {...contactProps} {...props} />
  </MemoryRouter>
)

const field = (name: keyof typeof goodValues) =>
  screen.getByRole(name === 'service' ? 'combobox' : 'textbox', { name: new RegExp(`^${words.fields[name].label}`) })
const value = (name: keyof typeof goodValues) => (field(name) as HTMLInputElement).value
const button = () => screen.getByRole('button', { name: new RegExp(`${words.submit}|${words.submitting}`) })
const endpoint = { mode: 'endpoint', endpoint: '/api/contact', timeoutMs: 20_000, minFillMs: 0 } as const
const answer = (status: number, body?: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body ? JSON.stringify(body) : null, { status }))

async function fillIn(user = userEvent.setup()) {
  for (const [name, text] of Object.entries(goodValues)) {
    const control = field(name as keyof typeof goodValues)
    if (name === 'service') await user.selectOptions(control, text)
    else {
      await user.click(control)
      await user.paste(text)
    }
  }
  return user
}

/** The summary says how many errors there are. */
const summaryName = new RegExp(`^${words.errorSummary}: \\d`)

it('is complete in the first HTML', () => {
  const html = renderToString(form())
  for (const { label } of Object.values(words.fields)) expect(html).toContain(label)
  expect(html).toContain('method="dialog"')
  expect(html).toContain('needs-script')
  expect(html).not.toContain('style=')
  for (const token of ['given-name', 'family-name', 'email', 'organization', 'organization-title', 'tel']) {
    expect(html).toContain(`autoComplete="${token}"`)
  }
})

it('posts without script where there is an endpoint, and lets the browser check', () => {
  const home = document.createElement('div')
  home.innerHTML = renderToString(form({ delivery: endpoint }))
  expect(home.querySelector('form')).toHaveAttribute('action', '/api/contact')
  expect(home.querySelector('form')).toHaveAttribute('method', 'post')
  expect(home.querySelector('form')).not.toHaveAttribute('novalidate')
  expect(home.querySelector('#contact-first-name')).toHaveAttribute('maxlength', '50')
  expect(home.querySelector('#contact-message')).toHaveAttribute('minlength', '10')
  expect(home.querySelector('.needs-script')).toBeNull()
})

it('takes over without a difference to the first HTML and keeps what was typed before', async () => {
  const home = document.createElement('div')
  document.body.append(home)
  home.innerHTML = renderToString(form())
  const early = home.querySelector('#contact-first-name') as HTMLInputElement
  early.value = 'Ada'
  const root = await act(async () => hydrateRoot(home, form()))
  await waitFor(() => expect(early.closest('[data-state]')).toHaveAttribute('data-state', 'valid'))
  expect(early.isConnected).toBe(true)
  expect(early.value).toBe('Ada')
  act(() => root.unmount())
  home.remove()
})

it('stays silent until a field is left, then follows every change', async () => {
  render(form())
  const user = userEvent.setup()
  await user.type(field('email'), 'ada@')
  expect(screen.queryByText(words.messages.emailFormat)).toBeNull()
  await user.tab()
  expect(await screen.findByText(words.messages.emailFormat)).toBeVisible()
  expect(field('email')).toBeInvalid()
  expect(field('email')).toHaveAccessibleDescription(words.messages.emailFormat)
  await user.type(field('email'), 'example.com')
  await waitFor(() => expect(field('email')).toBeValid())
  expect(field('email').closest('[data-state]')).toHaveAttribute('data-state', 'valid')
})

it('catches up on a field that was left before the rules arrived', async () => {
  render(form())
  act(() => {
    field('email').focus()
    ;(field('email') as HTMLInputElement).value = 'ada@'
    field('company').focus()
  })
  expect(await screen.findByText(words.messages.emailFormat)).toBeVisible()
  expect(screen.queryByText(words.messages.companyRequired)).toBeNull()
})

it('marks only the four named fields as accepted', async () => {
  render(form())
  await fillIn()
  const marked = [...document.querySelectorAll('[data-state=valid] .input')].map(
    (control) => (control as HTMLInputElement).name,
  )
  expect(marked).toEqual(['firstName', 'lastName', 'email', 'company'])
})

it('lists all errors together, moves the focus there and says so in the title', async () => {
  render(form())
  const user = userEvent.setup()
  await user.click(button())
  const summary = await screen.findByRole('group', { name: summaryName })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveAccessibleName(fillWords(words.errorCount, { count: 5 }))
  expect(document.title).toBe('Error: Contact – Vantordine')
  const { firstNameRequired, lastNameRequired, emailRequired, companyRequired, messageMin } = words.messages
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([firstNameRequired, lastNameRequired, emailRequired, companyRequired, messageMin])

  await user.click(within(summary).getByRole('link', { name: emailRequired }))
  await waitFor(() => expect(field('email')).toHaveFocus())
  await fillIn(user)
  await waitFor(() => expect(screen.queryByRole('group', { name: summaryName })).toBeNull())
  await waitFor(() => expect(document.title).toBe('Contact – Vantordine'))
})

it('names all errors at once in the list that takes the focus, also when one was known before', async () => {
  render(form())
  const user = userEvent.setup()
  await user.click(field('message'))
  await user.click(field('email'))
  await screen.findByText(words.messages.messageMin)
  const named: (string | null)[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLDivElement) named.push(target.ariaLabel ?? target.getAttribute('aria-label'))
  })
  await user.click(button())
  await screen.findByRole('group', { name: summaryName })
  await waitFor(() => expect(named).toEqual([fillWords(words.errorCount, { count: 5 })]))
})

it('does not bring the list of errors back for a later mistake', async () => {
  render(form())
  const user = userEvent.setup()
  await user.click(button())
  await screen.findByRole('group', { name: summaryName })
  await fillIn(user)
  await user.clear(field('company'))
  expect(await screen.findByText(words.messages.companyRequired)).toBeVisible()
  expect(screen.queryByRole('group', { name: summaryName })).toBeNull()
  await waitFor(() => expect(field('company')).toHaveFocus())
})

it('offers the phone number without separators and changes nothing by itself', async () => {
  render(form())
  const user = userEvent.setup()
  await user.type(field('phone'), '(212) 555-0142')
  await user.tab()
  expect(await screen.findByText(words.messages.phoneFormat)).toBeVisible()
  expect(value('phone')).toBe('(212) 555-0142')
  await user.click(screen.getByRole('button', { name: 'Use 2125550142' }))
  expect(value('phone')).toBe('2125550142')
  await waitFor(() => expect(field('phone')).toBeValid())
})

it('counts the message, also beyond its limit', async () => {
  render(form())
  const user = userEvent.setup()
  await user.click(field('message'))
  await user.paste('x'.repeat(1001))
  expect(screen.getByText('1001 of 1000 characters')).toBeVisible()
  expect(value('message')).toHaveLength(1001)
  await user.tab()
  expect(await screen.findByText(words.messages.messageMax)).toBeVisible()
})

it('demonstrates sending: two seconds, the notice, the panel, an empty form that can be refused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(form())
  const user = await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
  expect(screen.getByText(words.demonstration)).toBeVisible()
  await user.click(button())
  await waitFor(() => expect(button()).toHaveTextContent('Sending Message...'))
  expect(button()).toBeDisabled()
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(2000))

  const panel = await screen.findByRole('group', { name: 'Message sent successfully!' })
  await waitFor(() => expect(panel).toHaveFocus())
  expect(panel).toHaveTextContent('Our team will contact you within 24 hours to schedule your strategic briefing.')
  expect(panel).toHaveTextContent(words.demonstration)
  expect(notified).toMatchObject([
    { type: 'success', title: 'Message sent successfully!', description: words.success.text },
  ])
  for (const name of Object.keys(goodValues)) expect(value(name as keyof typeof goodValues)).toBe('')
  expect(button()).toBeEnabled()
  expect(document.querySelector('[data-state]')).toBeNull()

  await user.click(button())
  const summary = await screen.findByRole('group', { name: summaryName })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(screen.queryByRole('group', { name: words.success.title }), 'The message before is no news').toBeNull()
})

it('sends what was filled in, once, however often the button is pressed', async () => {
  const fetched = answer(204)
  render(form({ delivery: endpoint }))
  const user = await fillIn()
  const submit = button()
  await act(async () => {
    submit.click()
    submit.click()
    submit.click()
  })
  await user.keyboard('{Enter}')
  await screen.findByRole('group', { name: words.success.title })
  expect(fetched).toHaveBeenCalledTimes(1)
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
  expect(body).toMatchObject({ formId: 'contact', ...goodValues, meta: { page: '/', suspected: false } })
  expect(body.meta.id).toMatch(/^[0-9a-f]{32}$/)
  expect(body.meta.elapsedMs).toBeGreaterThanOrEqual(0)
})

it('keeps everything when sending fails and offers two other ways', async () => {
  answer(500, { error: 'secret details' })
  render(form({ delivery: endpoint }))
  const user = await fillIn()
  await user.click(button())
  const alert = await screen.findByRole('group', { name: 'Error sending message' })
  await waitFor(() => expect(alert).toHaveFocus())
  expect(alert).toHaveTextContent('Please try again or contact us directly.')
  const mail = new URL(within(alert).getByRole('link', { name: words.failure.email }).getAttribute('href') ?? '')
  expect(mail.searchParams.get('body')).toContain(goodValues.message)
  expect(within(alert).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', contactProps.phone.href)
  expect(notified).toMatchObject([{ type: 'destructive', title: 'Error sending message' }])
  for (const [name, text] of Object.entries(goodValues)) expect(value(name as keyof typeof goodValues)).toBe(text)
  expect(document.body.textContent).not.toContain('secret details')

  answer(204)
  await user.click(button())
  await screen.findByRole('group', { name: words.success.title })
})

it('tells whoever comes back that nobody knows of the message, and other ways', async () => {
  keepMessage('contact', messageWith(goodValues, undefined))
  answer(405)
  render(form({ delivery: endpoint }))
  const notice = await screen.findByRole('group', { name: words.unknown.title })
  await waitFor(() => expect(notice).toHaveFocus())
  expect(notice).toHaveTextContent(words.unknown.text)
  expect(notice).not.toHaveTextContent(words.failure.kept)
  expect(within(notice).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', contactProps.phone.href)
  expect(notified).toMatchObject([{ type: 'destructive', title: words.unknown.title, description: words.unknown.text }])
  expect(button()).toBeEnabled()
})

it('says that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(form())
  const user = await fillIn()
  await user.click(button())
  expect(await screen.findByRole('group', { name: words.failure.title })).toHaveTextContent(words.offline)
})

it('shows at its field what the endpoint says about it', async () => {
  answer(422, { errors: { email: 'This address cannot receive mail', nonsense: 'x' } })
  render(form({ delivery: endpoint }))
  const user = await fillIn()
  await user.click(button())
  const summary = await screen.findByRole('group', { name: summaryName })
  expect(within(summary).getAllByRole('link')).toHaveLength(1)
  expect(field('email')).toHaveAccessibleDescription(/This address cannot receive mail/)
  expect(notified).toEqual([])
})

it('takes a press on the button that comes before the rules', async () => {
  render(form())
  await act(async () => button().click())
  const summary = await screen.findByRole('group', { name: summaryName })
  await waitFor(() => expect(summary).toHaveFocus())
})

it.each([
  ['where people see no field', 0, 'https://spam.example'],
  ['faster than people can', 3_600_000, ''],
])('marks a message that was filled in %s, and sends it all the same', async (_, minFillMs, trapped) => {
  const fetched = answer(204)
  render(form({ delivery: { ...endpoint, minFillMs } }))
  const user = await fillIn()
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  if (trap) trap.value = trapped
  await user.click(button())
  await screen.findByRole('group', { name: words.success.title })
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).meta.suspected).toBe(true)
})

it('puts in what the link that led here says, and nothing an address makes up', () => {
  const { unmount } = render(form({}, '/contact?about=engagement-manager'))
  expect(value('service')).toBe('other')
  expect(value('message')).toBe('Application: Engagement Manager\n\n')
  unmount()
  render(form({}, '/contact?about=Wire+the+money&interest=nonsense'))
  expect(value('service')).toBe('')
  expect(value('message')).toBe('')
})

it('finds the line of a link on the page it stands on, above what was typed meanwhile', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/services`)
  let arrive = () => {}
  const html = '<a href="/contact" data-about="Research &amp; design: a &quot;demo&quot;">'
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(new Response(html))
      }),
  )
  render(form({}, '/contact?about=research-and-design-a-demo'))
  expect(fetched).toHaveBeenCalledWith(`${window.location.origin}/services`)
  await userEvent.click(field('message'))
  await userEvent.paste('My own words.')
  arrive()
  await waitFor(() => expect(value('message')).toBe('Research & design: a "demo"\n\nMy own words.'))
})

it('asks no other site for the line of a link', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.com/services')
  const fetched = vi.spyOn(globalThis, 'fetch')
  render(form({}, '/contact?about=analytics-demo-request'))
  expect(fetched).not.toHaveBeenCalled()
  expect(value('message')).toBe('')
})

it('leaves no trace in storage, address, cookies or console', async () => {
  const log = vi.spyOn(console, 'log')
  const history = vi.spyOn(window.history, 'pushState')
  answer(500)
  render(form({ delivery: endpoint }))
  const user = await fillIn()
  await user.click(button())
  await screen.findByRole('group', { name: words.failure.title })
  expect([localStorage.length, sessionStorage.length, document.cookie, window.location.search]).toEqual([0, 0, '', ''])
  expect(history).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})
