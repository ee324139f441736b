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

test('several values stand in one row', () => {
  expect(renderToStaticMarkup(<LedgerRow term="Skills" values={['Law', 'Tax']} />)).toContain(
    '<dd>Law</dd><dd>Tax</dd>',
  )
})
