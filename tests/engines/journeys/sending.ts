import type { EndpointSite } from '../../support/endpoint-site.ts'
import type { FormPath } from '../../support/form-server.ts'
import type { EnginePage } from '../engine-page.ts'
import type { Wanted } from '../in-page.ts'
import { contactForm, digestForm } from '../words.ts'
import { field, fillContact, focused, group, submit, values } from './contact.ts'

/** A form that is left while its message is under way. */
interface SendingForm {
  path: string
  /** Fills it in, with a word that stands in this message alone. */
  fillIn: (page: EnginePage, mark: string) => Promise<void>
  submit: Wanted
  sending: Wanted
  /** It says that the message arrived. */
  tellsSuccess: (page: EnginePage) => Promise<void>
  /** It says that nobody knows. */
  tellsUnknown: (page: EnginePage) => Promise<void>
  /** It can be written in, and follows. */
  follows: (page: EnginePage) => Promise<void>
  /** What it says of a message, if anything. */
  told: () => string | null | undefined
}

const contact: SendingForm = {
  path: '/contact',
  fillIn: (page, mark) => fillContact(page, `${values.message} ${mark}`),
  submit,
  sending: { role: 'button', name: contactForm.submitting },
  async tellsSuccess(page) {
    await page.find(group(contactForm.success.title))
    await focused(page, 'The answer')
  },
  async tellsUnknown(page) {
    await page.find(group(contactForm.unknown.title))
    await focused(page, 'What is known')
  },
  async follows(page) {
    await page.press(field('firstName'))
    await page.driver.type(values.firstName)
    await page.until('The form follows', () => document.querySelector('form [data-state=valid]')?.tagName)
  },
  told: () => document.querySelector('form [role=group]')?.ariaLabel,
}

const address = { role: 'textbox', name: digestForm.label }
const says = (page: EnginePage, text: string) =>
  page.until(text, (wanted) => document.querySelector('.digest-status')?.textContent === wanted || null, text)

const digest: SendingForm = {
  path: '/briefings',
  async fillIn(page, mark) {
    await page.press(address)
    await page.driver.type(`${mark}@example.com`)
  },
  submit: { role: 'button', name: digestForm.submit },
  sending: { role: 'button', name: digestForm.submitting },
  async tellsSuccess(page) {
    await says(page, digestForm.success)
  },
  async tellsUnknown(page) {
    await says(page, digestForm.unknown)
  },
  // Written in and sent, it refuses what is no address.
  async follows(page) {
    await page.press(address)
    await page.driver.type('nobody')
    await page.press(digest.submit)
    await page.until('The form follows', () => document.querySelector('.digest [aria-invalid=true]')?.tagName)
  },
  told: () => document.querySelector('.digest-status')?.textContent,
}

export const sendingForms = { contact, digest }

/** How often the endpoint was sent the message with this word, and how often it counts it. */
function received({ seen, messages }: EndpointSite, mark: string) {
  const isMessage = (body: unknown) => JSON.stringify(body).includes(mark)
  return {
    sent: seen.filter(({ body }) => isMessage(body)).length,
    counted: [...messages.values()].filter(isMessage).length,
  }
}

const isAt = (page: EnginePage, path: string) =>
  page.waitFor(path, async () => (await page.driver.evaluate('location.pathname')) === path)

// A page that is left before it could answer is asked a second time: what leads on does so from the right page alone.

/** Goes to another page; `asked` while the browser asks whether to leave, and stays once before it does. */
async function leave(page: EnginePage, asked?: SendingForm) {
  const press = () =>
    page.run(() => {
      if (location.pathname === '/about') return
      setTimeout(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.click())
    })
  await press()
  if (asked && page.driver.answerDialog) {
    await page.driver.answerDialog(false)
    await page.find(asked.sending)
    await press()
    await page.driver.answerDialog(true)
  }
  await isAt(page, '/about')
}

async function comeBack(page: EnginePage, { path }: SendingForm) {
  await page.run(() => {
    if (location.pathname === '/about') setTimeout(() => history.back())
  })
  await isAt(page, path)
}

/** Leaves while a message is under way, and comes back when the endpoint has it. Returns the word it is known by. */
async function leaveAndComeBack(
  page: EnginePage,
  endpoint: EndpointSite,
  form: SendingForm,
  answer: FormPath,
): Promise<string> {
  const mark = `m${Math.random().toString(36).slice(2)}`
  await page.open(`${form.path}?answer=${answer}`)
  await form.fillIn(page, mark)
  await page.press(form.submit)
  await page.find(form.sending)
  await leave(page, form)
  await page.waitFor('The message', async () => received(endpoint, mark).counted === 1)
  await comeBack(page, form)
  return mark
}

function expectReceived(endpoint: EndpointSite, mark: string, sent: number) {
  const found = received(endpoint, mark)
  if (found.sent !== sent || found.counted !== 1)
    throw new Error(`The message was sent ${found.sent} times and counts as ${found.counted}`)
}

/** Whoever leaves before the answer learns that the message arrived, and whoever leaves after it finds a free form. */
export const backToAnswer = (endpoint: EndpointSite, form: SendingForm) => async (page: EnginePage) => {
  const mark = await leaveAndComeBack(page, endpoint, form, '/mute')
  await form.tellsSuccess(page)
  await leave(page)
  await comeBack(page, form)
  await form.follows(page)
  await page.find(form.submit)
  const told = await page.run(form.told)
  if (told) throw new Error(`The form tells: ${told}`)
  expectReceived(endpoint, mark, 1)
}

/** A message nobody can tell about is called neither sent nor failed, and counts once when it is sent again. */
export const backToNoAnswer = (endpoint: EndpointSite, form: SendingForm) => async (page: EnginePage) => {
  const mark = await leaveAndComeBack(page, endpoint, form, '/second')
  await form.tellsUnknown(page)
  await page.press(form.submit)
  await form.tellsSuccess(page)
  expectReceived(endpoint, mark, 2)
}
