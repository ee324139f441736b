import type { EndpointSite } from '../../support/endpoint-site.ts'
import type { FormPath } from '../../support/form-server.ts'
import type { EnginePage } from '../engine-page.ts'
import { contactForm, ui } from '../words.ts'

const { fields, messages } = contactForm
const submit = { role: 'button', name: contactForm.submit }
const group = (name: string) => ({ role: 'group', name })
const field = (name: keyof typeof fields) => ({ role: 'textbox', name: `${fields[name].label}*` })

const values = {
  firstName: 'Ngũgĩ',
  lastName: 'O’Brien',
  email: 'ngugi@example.com',
  company: 'Analytical Engines',
  message: 'Our engine should run straight.',
}

/** Waits until the element that was found last has the focus. */
const focused = (page: EnginePage, what: string) =>
  page.until(`${what} has the focus`, () => (window as unknown as { found: Element }).found === document.activeElement)

/** An empty form names its errors, and each of them leads to its field. */
export async function contactErrors(page: EnginePage): Promise<void> {
  await page.open('/contact')
  await page.press(submit)
  await page.find(group(contactForm.errorSummary))
  await focused(page, 'The summary')
  const within = group(contactForm.errorSummary)
  await page.press({ role: 'link', name: messages.companyRequired, within })
  await page.find(field('company'))
  await focused(page, 'The field')
}

async function fillIn(page: EnginePage, message = values.message) {
  for (const [name, text] of Object.entries({ ...values, message })) {
    await page.press(field(name as keyof typeof values))
    await page.driver.type(text)
  }
}

/** A form that is filled in is sent, says so in place and in a notification that can be closed. */
export async function contactSuccess(page: EnginePage): Promise<void> {
  await page.open('/contact')
  await fillIn(page)
  await page.press(submit)
  await page.find(group(contactForm.success.title))
  await focused(page, 'The answer')
  const within = { role: 'region', name: ui.notifications }
  await page.find({ role: 'listitem', within })
  await page.press({ role: 'button', name: ui.close, within })
  await page.waitFor('The notification is gone', async () =>
    page.run((name) => !document.querySelector(`[aria-label="${name}"] li`), ui.notifications),
  )
}

/** How often the endpoint was sent a message, and how often it counts it. */
function received({ seen, messages }: EndpointSite, message: string) {
  const ofMessage = (body: unknown) => (body as { message?: string }).message === message
  return {
    sent: seen.filter(({ body }) => ofMessage(body)).length,
    counted: [...messages.values()].filter(ofMessage).length,
  }
}

const isAt = (page: EnginePage, path: string) =>
  page.waitFor(path, async () => (await page.driver.evaluate('location.pathname')) === path)

/** Goes to another page, also through the question whether to leave. */
async function leave(page: EnginePage, asks: boolean) {
  const press = () =>
    page.run(() => {
      setTimeout(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.click())
    })
  await press()
  if (asks && page.driver.answerDialog) {
    await page.driver.answerDialog(false)
    await page.find({ role: 'button', name: contactForm.submitting })
    await press()
    await page.driver.answerDialog(true)
  }
  await isAt(page, '/about')
}

async function comeBack(page: EnginePage) {
  await page.run(() => {
    setTimeout(() => history.back())
  })
  await isAt(page, '/contact')
}

/** Leaves while a message is under way, and comes back when the endpoint has it. Returns the message. */
async function leaveAndComeBack(page: EnginePage, endpoint: EndpointSite, answer: FormPath): Promise<string> {
  const message = `${values.message} ${Math.random()}`
  await page.open(`/contact?answer=${answer}`)
  await fillIn(page, message)
  await page.press(submit)
  await page.find({ role: 'button', name: contactForm.submitting })
  await leave(page, true)
  await page.waitFor('The message', async () => received(endpoint, message).counted === 1)
  await comeBack(page)
  return message
}

function expectReceived(endpoint: EndpointSite, message: string, sent: number) {
  const found = received(endpoint, message)
  if (found.sent !== sent || found.counted !== 1)
    throw new Error(`The message was sent ${found.sent} times and counts as ${found.counted}`)
}

/** Whoever leaves before the answer learns that the message arrived, and whoever leaves after it finds a free form. */
export const backToAnswer = (endpoint: EndpointSite) => async (page: EnginePage) => {
  const message = await leaveAndComeBack(page, endpoint, '/mute')
  await page.find(group(contactForm.success.title))
  await focused(page, 'The answer')
  await leave(page, false)
  await comeBack(page)
  await page.press(field('firstName'))
  await page.driver.type(values.firstName)
  await page.until('The form follows', () => document.querySelector('form [data-state=valid]')?.tagName)
  await page.find(submit)
  const told = await page.run(() => document.querySelector('form [role=group]')?.ariaLabel)
  if (told) throw new Error(`The form tells: ${told}`)
  expectReceived(endpoint, message, 1)
}

/** A message nobody can tell about is called neither sent nor failed, and counts once when it is sent again. */
export const backToNoAnswer = (endpoint: EndpointSite) => async (page: EnginePage) => {
  const message = await leaveAndComeBack(page, endpoint, '/second')
  await page.find(group(contactForm.unknown.title))
  await focused(page, 'What is known')
  await page.press(submit)
  await page.find(group(contactForm.success.title))
  expectReceived(endpoint, message, 2)
}
