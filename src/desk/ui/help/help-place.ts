import { useSyncExternalStore } from 'react'

/** A guide that can be read in the desk. */
export type GuideName = 'writing' | 'rules' | 'legal'

/** What is read of the guides: all of one, or one from a passage on, by the name that its heading has in links. */
export interface HelpPlace {
  guide: GuideName
  part?: string
}

let place: HelpPlace | undefined
const listeners = new Set<() => void>()

/** Opens a guide over whatever is shown, which stays as it is; nothing closes it. */
export function showHelp(next: HelpPlace | undefined): void {
  place = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is read of the guides now, if anything. */
export const useHelpPlace = (): HelpPlace | undefined => useSyncExternalStore(subscribe, () => place)
