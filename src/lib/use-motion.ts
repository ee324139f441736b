import { useSyncExternalStore } from 'react'
import { motionAllowed, onPreferenceChange } from './preferences.ts'

/** Whether decoration may move. Without script, and until hydration, nothing moves. */
export function useMotion(): boolean {
  return useSyncExternalStore(onPreferenceChange, motionAllowed, () => false)
}
