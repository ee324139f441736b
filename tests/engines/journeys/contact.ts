import type { EnginePage } from '../engine-page.ts'
import { contactForm, ui } from '../words.ts'

const { fields, messages } = contactForm
export const submit = { role: 'button', name: contactForm.submit }
export const group = (name: string) => ({ role: 'group', name })
export const field = (name: keyof typeof fields) => ({ role: 'textbox', name: `${fields[name].label}*` })

export const values = {
  firstName: 'Ngũgĩ',
  lastName: 'O’Brien',
  email: 'ngugi@example.com',
  company: 'Analytical Engines',
  message: 'Our engine should run straight.',
}

/** Waits until the element that was found last has the focus. */
export const focused = (page: EnginePage, what: string) =>
  page.until(`${what} has the focus`, () => (window as unknown as { found: Element }).found === document.activeElement)

/** An empty form names its errors, and each of them leads to its field. */
export async function contactErrors(page: EnginePage): Promise<void> {
  await page.open('/contact')
  await page.press(submit)
  await page.find(group(`${contactForm.errorSummary}*`))
  await focused(page, 'The summary')
  const within = group(`${contactForm.errorSummary}*`)
  await page.press({ role: 'link', name: messages.companyRequired, within })
  await page.find(field('company'))
  await focused(page, 'The field')
}

export async function fillContact(page: EnginePage, message = values.message): Promise<void> {
  for (const [name, text] of Object.entries({ ...values, message })) {
    await page.press(field(name as keyof typeof values))
    await page.driver.type(text)
  }
}

/** A form that is filled in is sent, says so in place and in a notification that can be closed. */
export async function contactSuccess(page: EnginePage): Promise<void> {
  await page.open('/contact')
  await fillContact(page)
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
