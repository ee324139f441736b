import { expect, it } from 'vitest'
import { applyPrefill, readPrefill } from '#src/forms/contact/prefill.ts'
import { contactProps, words } from './contact-fixture.ts'

const known = { subjects: contactProps.subjects, services: words.services }
const line = 'Application: Engagement Manager'

it('looks an entry up by its slug in the address', () => {
  expect(readPrefill('?about=engagement-manager', known)).toEqual({ interest: 'other', line })
})

it('takes the interest of a service from its record', () => {
  expect(readPrefill('?about=organizational-design', known).interest).toBe('organizational-transformation')
})

it('takes an interest the list of services has', () => {
  expect(readPrefill('?interest=government-solutions', known)).toEqual({ interest: 'government-solutions' })
})

it('takes the line that stands on the link, beside the interest', () => {
  expect(readPrefill('?interest=other&about=readiness-diagnostic', known, 'Readiness diagnostic')).toEqual({
    interest: 'other',
    line: 'Readiness diagnostic',
  })
})

const foreign = [
  '?about=Send+money+to',
  '?about=<script>alert(1)</script>',
  '?about=__proto__',
  '?about=constructor',
  '?interest=nonsense',
  '?interest=',
  '?message=hello&email=a@example.com',
]

it.each(foreign)('puts nothing of %s into the form', (search) => {
  expect(readPrefill(search, known)).toEqual({})
})

it('fills in an empty form', () => {
  expect(applyPrefill({ service: '', message: '' }, { interest: 'other', line })).toEqual({
    service: 'other',
    message: `${line}\n\n`,
  })
})

it('keeps what the visitor chose and wrote, with the new line above it', () => {
  const values = { service: 'culture-change', message: 'My own words.' }
  expect(applyPrefill(values, { interest: 'other', line })).toEqual({
    service: 'culture-change',
    message: `${line}\n\nMy own words.`,
  })
})

it('replaces what an earlier link put there', () => {
  const before = { interest: 'other', line: 'Application: Analyst' } as const
  const values = { service: 'other', message: 'Application: Analyst\n\nMy own words.' }
  expect(applyPrefill(values, { interest: 'culture-change', line }, before)).toEqual({
    service: 'culture-change',
    message: `${line}\n\nMy own words.`,
  })
})

it('does not put the same line there twice', () => {
  const values = { service: '', message: `${line}\n\nMore.` }
  expect(applyPrefill(values, { line }).message).toBe(values.message)
})

it('leaves the form alone when a link says nothing', () => {
  const values = { service: 'other', message: 'My own words.' }
  expect(applyPrefill(values, {}, { interest: 'other', line: 'x' })).toEqual(values)
})
