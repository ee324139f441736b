import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { heard, heardInProse, restOfUnit } from '#src/body/heard.tsx'

/** As it is heard: what is printed, then what is generated behind it. */
const ears = (node: React.ReactNode) =>
  renderToStaticMarkup(node).replace(/<span data-heard="([^"]*)">([^<]*)<\/span>/g, (_, words, sign) => sign + words)

it.each([
  ['3-6 months', '3- to 6 months'],
  ['Weeks 1–3', 'Weeks 1– to 3'],
  ['$150k - $500k', '$150k -  to $500k'],
  ['$180k-$280k', '$180k- to $280k'],
  ['$1.2B', '$1.2Billion'],
  ['$2.5T', '$2.5Trillion'],
  ['$18M+', '$18Million+'],
])('%s is heard as %s, and printed as it stands', (text, words) => {
  expect(ears(heard(text))).toBe(words)
  expect(renderToStaticMarkup(heard(text)).replace(/<[^>]+>/g, '')).toBe(text)
})

it.each(['NIST SP 800-171, Revision 2', '$2Million', 'up 5M', 'SHEET 01', '2026-11-30', 'Sections 3 and 4-5'])(
  '%s has nothing to be added',
  (text) => expect(heard(text)).toBe(text),
)

it('in prose only amounts are ranges, since numbers with a sign between them are names there', () => {
  expect(heardInProse('as SP 800-171 says')).toBe('as SP 800-171 says')
  expect(ears(heardInProse('The range is $240k-$380k, and $5.2M is signed.'))).toBe(
    'The range is $240k- to $380k, and $5.2Million is signed.',
  )
})

it('a unit that counts up is money only behind its sign', () => {
  expect(restOfUnit('$', 'B')).toBe('illion')
  expect(restOfUnit('', 'B')).toBeUndefined()
  expect(restOfUnit('$', '%')).toBeUndefined()
})
