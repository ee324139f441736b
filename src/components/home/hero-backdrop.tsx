import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/lib/use-hydrated.ts'

const ParticleNetwork = lazy(() => import('./particle-network.tsx'))
const PointerGlow = lazy(() => import('./pointer-glow.tsx'))

/** What moves behind the home hero: fetched once the page is alive, absent from prerendered HTML. */
export function HeroBackdrop() {
  if (!useHydrated()) return null
  return (
    <Suspense fallback={null}>
      <ParticleNetwork />
      <PointerGlow />
    </Suspense>
  )
}
