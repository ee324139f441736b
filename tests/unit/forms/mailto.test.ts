import { expect, it } from 'vitest'
import { contactMail } from '#src/forms/contact/contact-letter.ts'
import { mailto } from '#src/forms/mailto.ts'
import { goodValues, words } from './contact-fixture.ts'

const parts = (href: string) => {
  const url = new URL(href)
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
    names: [...url.searchParams.keys()],
  }
}

it('keeps the line breaks of the text and none in the subject', () => {
  const { subject, body, names } = parts(
    mailto('hello@example.com', 'One\r\nBcc: x@example.com', 'a\nb&cc=x@example.com'),
  )
  expect(subject).toBe('One Bcc: x@example.com')
  expect(body).toBe('a\r\nb&cc=x@example.com')
  expect(names).toEqual(['subject', 'body'])
})

it('survives half a character', () => {
  expect(parts(mailto('hello@example.com', 'x', 'a\ud800b')).body).toBe('a\ufffdb')
})

it('prepares a mail with everything that was filled in, the message last', () => {
  const { to, subject, body } = parts(contactMail({ ...goodValues, phone: '' }, words, 'hello@example.com'))
  expect(to).toBe('hello@example.com')
  expect(subject).toBe('Inquiry from Ada Byron, Analytical Engines')
  expect(body?.split('\r\n')).toEqual([
    'First Name: Ada',
    'Last Name: Byron',
    'Email: ada@example.com',
    'Organization: Analytical Engines',
    'Your Title: Director',
    'Primary Interest: Other',
    '',
    'We would like the engine to run straight.',
  ])
})
