/** What the visitor fills in. Every value is the text of its field, empty when nothing was entered. */
export interface ContactValues {
  firstName: string
  lastName: string
  email: string
  company: string
  title: string
  phone: string
  service: string
  message: string
}

export type ContactName = keyof ContactValues

export const emptyValues: Readonly<ContactValues> = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  title: '',
  phone: '',
  service: '',
  message: '',
}

/** The fields in the order of the page. */
export const contactNames = Object.keys(emptyValues) as readonly ContactName[]

/** The fields that show a check mark once they are filled in and valid. */
export const checkedNames = ['firstName', 'lastName', 'email', 'company'] as const satisfies ContactName[]

/** `firstName` → `contact-first-name`: the id of a field, for its label and for links to it. */
export function fieldId(name: ContactName): string {
  return `contact-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
