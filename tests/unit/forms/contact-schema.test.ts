import { expect, it } from 'vitest'
import { contactSchema } from '#src/forms/contact/contact-schema.ts'
import { type ContactName, contactNames } from '#src/forms/contact/contact-values.ts'
import { seededRandom } from '#src/lib/seeded-random.ts'
import { goodValues, words } from './contact-fixture.ts'

const { messages } = words
const schema = contactSchema(messages)
const letters = (count: number) => 'x'.repeat(count)

/** The message shown at a field: the first one of its rules that fails. */
function messageFor(name: ContactName, value: unknown): string | undefined {
  const result = schema.safeParse({ ...goodValues, [name]: value })
  return result.success ? undefined : result.error.issues.find(({ path }) => path[0] === name)?.message
}

it('accepts a message in which every rule is met', () => {
  expect(schema.safeParse(goodValues)).toEqual({ success: true, data: goodValues })
})

it('prints its messages word for word', () => {
  expect(messages).toEqual({
    firstNameRequired: 'First name is required',
    firstNameMin: 'First name must be at least 2 characters',
    firstNameMax: 'First name must be less than 50 characters',
    lastNameRequired: 'Last name is required',
    lastNameMin: 'Last name must be at least 2 characters',
    lastNameMax: 'Last name must be less than 50 characters',
    emailRequired: 'Email is required',
    emailFormat: 'Please enter a valid email address',
    companyRequired: 'Company is required',
    companyMin: 'Company name must be at least 2 characters',
    companyMax: 'Company name must be less than 100 characters',
    titleMax: 'Title must be less than 100 characters',
    phoneFormat: 'Please enter a valid phone number',
    messageMin: 'Message must be at least 10 characters',
    messageMax: 'Message must be less than 1000 characters',
  })
})

const limits: [ContactName, string, string | undefined][] = [
  ['firstName', '', messages.firstNameRequired],
  ['firstName', '   ', messages.firstNameRequired],
  ['firstName', 'x', messages.firstNameMin],
  ['firstName', ' x ', messages.firstNameMin],
  ['firstName', letters(2), undefined],
  ['firstName', letters(50), undefined],
  ['firstName', letters(51), messages.firstNameMax],
  ['lastName', '', messages.lastNameRequired],
  ['lastName', '\t\n', messages.lastNameRequired],
  ['lastName', 'x', messages.lastNameMin],
  ['lastName', letters(2), undefined],
  ['lastName', letters(50), undefined],
  ['lastName', letters(51), messages.lastNameMax],
  ['email', '', messages.emailRequired],
  ['email', ' ', messages.emailRequired],
  ['email', 'ada', messages.emailFormat],
  ['email', 'ada@example.com', undefined],
  ['company', '', messages.companyRequired],
  ['company', 'x', messages.companyMin],
  ['company', letters(2), undefined],
  ['company', letters(100), undefined],
  ['company', letters(101), messages.companyMax],
  ['title', '', undefined],
  ['title', 'x', undefined],
  ['title', letters(100), undefined],
  ['title', letters(101), messages.titleMax],
  ['phone', '', undefined],
  ['phone', '1', undefined],
  ['phone', '+1', undefined],
  ['phone', '9'.repeat(16), undefined],
  ['phone', `+${'9'.repeat(16)}`, undefined],
  ['phone', '9'.repeat(17), messages.phoneFormat],
  ['phone', '+', messages.phoneFormat],
  ['phone', '0125550142', messages.phoneFormat],
  ['phone', '++12125550142', messages.phoneFormat],
  ['phone', '212 555 0142', messages.phoneFormat],
  ['phone', '212-555-0142', messages.phoneFormat],
  ['phone', '12125550142\n', messages.phoneFormat],
  ['phone', '١٢٣٤٥', messages.phoneFormat],
  ['service', '', undefined],
  ['service', 'anything', undefined],
  ['message', '', messages.messageMin],
  ['message', ' '.repeat(40), messages.messageMin],
  ['message', letters(9), messages.messageMin],
  ['message', letters(10), undefined],
  ['message', letters(1000), undefined],
  ['message', letters(1001), messages.messageMax],
]

for (const [name, value, message] of limits) {
  const shown = value.length > 20 ? `${value.length} characters` : JSON.stringify(value)
  it(`${name}: ${shown} → ${message ?? 'accepted'}`, () => {
    expect(messageFor(name, value)).toBe(message)
  })
}

const names = ['李明', 'Zoë', 'D’Arcy-O’Brien', 'محمد', 'שָׁלוֹם', 'Ngũgĩ wa Thiong’o', '👩🏽‍🚀', 'Ольга', 'Þór']

it.each(names)('takes %s for a name', (name) => {
  expect(messageFor('firstName', name)).toBeUndefined()
  expect(messageFor('lastName', name)).toBeUndefined()
  expect(messageFor('company', name)).toBeUndefined()
})

it('keeps markup and line breaks as the text they are', () => {
  const message = '<script>alert(1)</script>\r\nBcc: everyone@example.com'
  const result = schema.safeParse({ ...goodValues, message, company: '<b>Engines</b>' })
  expect(result.data).toMatchObject({ message, company: '<b>Engines</b>' })
})

// A rule that looks at every pair of characters takes minutes for this many, and the test runs into its limit.
it.each(contactNames)('answers 100,000 characters in %s', (name) => {
  for (const character of ['a', '@', '.', ' ', '👩', '+1'])
    expect(() => messageFor(name, character.repeat(100_000))).not.toThrow()
})

it('shows no text outside the catalogue, whatever it is given', () => {
  const shown = new Set<string>()
  const random = seededRandom('forms')
  for (let round = 0; round < 4000; round += 1) {
    const values = Object.fromEntries(contactNames.map((name) => [name, anything(random)]))
    const result = schema.safeParse(values)
    for (const issue of result.error?.issues ?? []) shown.add(issue.message)
  }
  // One comparison for all: an assertion for each of the 20,000 messages takes longer than the forms.
  const catalogue: string[] = Object.values(messages)
  expect([...shown].filter((message) => !catalogue.includes(message))).toEqual([])
  expect(shown.size).toBeGreaterThan(5)
})

const characters = [
  'a',
  'Z',
  '0',
  '9',
  '+',
  '-',
  ' ',
  '@',
  '.',
  '\n',
  '<',
  '"',
  'é',
  '李',
  '\u202e',
  '\u0000',
  '👩',
  '\ud800',
  'ß',
  '(',
  '%',
]
const others = [undefined, null, 0, -1, Number.NaN, true, {}, [], ['x'], new Date(0), () => 'x', Symbol.iterator, 10n]

/** Characters in a random order, made once: a text is a piece of it. */
const noise = (() => {
  const random = seededRandom('noise')
  return Array.from({ length: 50_000 }, () => characters[Math.floor(random() * characters.length)]).join('')
})()

/** Mostly texts of many lengths, now and then something that is no text at all. */
function anything(random: () => number): unknown {
  if (random() < 0.1) return others[Math.floor(random() * others.length)]
  const start = Math.floor(random() * (noise.length - 1200))
  return noise.slice(start, start + Math.floor(random() ** 4 * 1200))
}
