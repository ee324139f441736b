import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { ShownPath } from './shown-path.ts'

/**
 * The path by which the menus mark where the reader is.
 *
 * One file answers every unknown address. Until React has taken it over it is marked as what was prerendered, since
 * hydration leaves differing attributes as they are: https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function useMarkedPath(): string {
  const { pathname } = useLocation()
  const shown = useContext(ShownPath)
  return useHydrated() ? pathname : shown || pathname
}
