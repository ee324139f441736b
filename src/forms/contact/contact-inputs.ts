import type { ComponentProps } from 'react'
import type { ContactName } from './contact-values.ts'
import { limits, phonePattern } from './limits.ts'

type Attributes = ComponentProps<'input'>

/** What browsers need to know of each control: they fill in, choose the keyboard and announce by it. */
export const contactInputs: Readonly<Record<ContactName, Attributes>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  title: { autoComplete: 'organization-title' },
  phone: { type: 'tel', autoComplete: 'tel' },
  service: {},
  message: {},
}

const nameSize = { minLength: limits.name.min, maxLength: limits.name.max }

/**
 * The rules in the browser's own terms, for a form that is sent without script. With script they are left out:
 * the form then explains a limit in words instead of cutting the text off.
 */
export const nativeRules: Readonly<Record<ContactName, Attributes>> = {
  firstName: nameSize,
  lastName: nameSize,
  email: {},
  company: { minLength: limits.company.min, maxLength: limits.company.max },
  title: { maxLength: limits.title.max },
  phone: { pattern: phonePattern.source.slice(1, -1) },
  service: {},
  message: { minLength: limits.message.min, maxLength: limits.message.max },
}

/** The fields marked as optional; all others are marked as required. An empty message is too short, so it is not among them. */
export const optionalNames: readonly ContactName[] = ['title', 'phone', 'service']
