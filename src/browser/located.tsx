import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Visits } from './visits.ts'

/** Where the visitor is. */
export const VisitsContext = createContext<Visits | null>(null)

/**
 * Keeps what is inside from learning of changes of the address. React gives up the HTML of a boundary that is not hydrated
 * yet when a context above it changes, or waits for it for ever in a transition.
 */
export function Unlocated({ children }: { children: ReactNode }) {
  const [first] = useState(useContext(LocationContext))
  return <LocationContext value={first}>{children}</LocationContext>
}

/** Tells what is inside where the visitor is: for an island, which is hydrated by now. */
export function Located({ children }: { children: ReactNode }) {
  const { subscribe, read } = useContext(VisitsContext) as Visits
  const { location, type } = useSyncExternalStore(subscribe, read, read)
  const [value, setValue] = useState({ location, navigationType: type })
  if (value.location !== location) setValue({ location, navigationType: type })
  return <LocationContext value={value}>{children}</LocationContext>
}
