import { Suspense } from 'react'
import { optionalPart } from '#src/ui/optional-part.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const ParticleNetwork = optionalPart(() => import('./particle-network.tsx'))
const PointerGlow = optionalPart(() => import('./pointer-glow.tsx'))

/** What moves behind the home hero: fetched once the page is alive, absent from prerendered HTML. */
export function HeroBackdrop() {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <ParticleNetwork />
      <PointerGlow />
    </Suspense>
  )
}
