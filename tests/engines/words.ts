import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8')) as Shape

interface Link {
  name: string
  href: string
  dropdownItems?: Link[]
}

/** Words every page shows, as the editors wrote them: a copy edit breaks no journey. */
export const ui = read<{
  openMenu: string
  closeMenu: string
  close: string
  notifications: string
  primaryNavigation: string
  allServices: string
  search: string
  copied: string
  theme: Record<'label' | 'system' | 'light' | 'dark', string>
}>('site/ui.json')

export const contactForm = read<{
  fields: Record<
    'firstName' | 'lastName' | 'email' | 'company' | 'title' | 'phone' | 'service' | 'message',
    { label: string; hint?: string }
  >
  messages: Record<'firstNameRequired' | 'emailRequired' | 'companyRequired' | 'messageMin', string>
  errorSummary: string
  submit: string
  submitting: string
  success: { title: string; text: string }
  unknown: { title: string }
}>('forms/contact.json')

export const searchWords = read<{ title: string; results: string }>('site/search.json')

export const digestForm =
  read<Record<'label' | 'submit' | 'submitting' | 'success' | 'unknown', string>>('forms/digest.json')

const { primary } = read<{ primary: Link[] }>('site/navigation.json')

/** The item of the bar that opens the menu of services, and what is in it. */
export const servicesItem = primary.find(({ dropdownItems }) => dropdownItems) as Required<Link>
