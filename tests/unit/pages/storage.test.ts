import { expect, it } from 'vitest'
import { contentIndex } from '#src/content/queries.ts'
import type { Integrations } from '#src/content/schemas/integrations.ts'
import { storageBox } from '#src/pages/legal/view/storage.ts'
import { realData } from '../../support/labels.ts'

/** What the box says where forms and receiver are set in this way. */
function boxWith(more: Partial<Integrations>): string {
  const data = realData()
  const integrations = { ...data.singles.integrations, ...more }
  return storageBox(contentIndex({ ...data, singles: { ...data.singles, integrations } }), '2026-03-01').text
}

const simulate = { mode: 'simulate' } as const
const endpoint = { mode: 'endpoint', endpoint: '/api/contact' } as const
const receiver = { keepDays: 47 }

it('says how long the receiver keeps what a form sends to it', () => {
  const contact = { ...endpoint, timeoutMs: 10_000, minFillMs: 2000 }
  for (const forms of [{ digest: endpoint }, { contact, digest: simulate }])
    expect(boxWith({ ...forms, receiver })).toContain('keeps what you send in a form for 47 days')
})

it('says nothing of a receiver that no form sends to, nor of days that nobody has named', () => {
  expect(boxWith({ digest: simulate, receiver })).not.toContain('47')
  expect(boxWith({ digest: endpoint })).not.toContain('Our own server')
})
