// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { BlockKind, LinkTarget } from '#src/desk/requests/writing.ts'
import { InlineCard } from '#src/desk/ui/rich/inline-card.tsx'

const kinds = [
  { name: 'CountUp', props: { properties: { value: { type: 'number' } } } },
  { name: 'Claim', props: { properties: { id: { type: 'string', entryOf: 'claims' } } } },
] as unknown as BlockKind[]
const targets: LinkTarget[] = [{ title: '500+ engagements', href: '', collection: 'claims', slug: 'engagements' }]
const asked = vi.hoisted(() => vi.fn())
vi.mock('#src/desk/ui/server/blocks.ts', () => ({ useBlockKinds: () => kinds }))
vi.mock('#src/desk/ui/server/targets.ts', () => ({
  useLinkTargets: () => {
    asked()
    return targets
  },
}))

const show = (name: string, props: string) =>
  render(
    <InlineCard
      {...({ node: { attrs: { name, props } }, file: '' } as unknown as ComponentProps<typeof InlineCard>)}
    />,
  )

test('a block in a line shows the title of what it names, and asks for what can be named only where it names something', () => {
  show('CountUp', 'value={0.9}')
  expect(screen.getByText('0.9').parentElement?.textContent).toBe('CountUp 0.9')
  expect(asked).not.toHaveBeenCalled()
  show('Claim', 'id="engagements"')
  expect(screen.getByText('500+ engagements').parentElement?.textContent).toContain('Claim 500+ engagements')
  show('Claim', 'id="unknown"')
  expect(screen.getByText('unknown')).toBeTruthy()
  expect(asked).toHaveBeenCalled()
})
