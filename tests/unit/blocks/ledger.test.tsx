import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LedgerRow } from '#src/blocks/ledger/ledger-row.tsx'

const row = (children: ReactNode) => renderToStaticMarkup(<LedgerRow term="Price">{children}</LedgerRow>)

// A value that begins with an element is left out by Orca in Firefox.
test('a value of one paragraph begins with its words', () => {
  expect(row(<p>Ten a day.</p>)).toContain('<dd class="flow">Ten a day.</dd>')
  expect(row([<p key="one">Ten a day.</p>])).toContain('<dd class="flow">Ten a day.</dd>')
})

test('what a value begins with has no role', () => {
  expect(
    row(
      <p>
        <strong>Ten.</strong> A <em>day</em>.
      </p>,
    ),
  ).toContain('<dd class="flow"><b>Ten.</b> A <em>day</em>.</dd>')
  expect(row([<p key="one">Ten.</p>, <p key="two">A day.</p>])).toContain('<p role="none">Ten.</p><p>A day.</p>')
  expect(row(<a href="/contact">Ask</a>)).toContain('<a href="/contact">')
})

test('several values stand in one row', () => {
  expect(renderToStaticMarkup(<LedgerRow term="Skills" values={['Law', 'Tax']} />)).toContain(
    '<dd>Law</dd><dd>Tax</dd>',
  )
})
