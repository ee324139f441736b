import type { OpenElsewhere } from '../../src/desk/requests/team.ts'
import type { Person } from './team-config.ts'

/** So often every window is asked which entry is open in it, in milliseconds. */
export const question = 3000
/** A window that says nothing for so long is closed, or its line is broken, in milliseconds: it is asked more often. */
const patience = 8000
/** More windows of one person are not told apart. */
const mostWindows = 32

/**
 * Who has which entry open, as their windows say: when an entry is opened or left, and whenever they are asked. Nothing is
 * kept of it.
 */
export interface Presence {
  /** An entry is open in a window of somebody. Returns whether others see that for the first time. */
  open(person: Person, window: string, file: string): boolean
  /** A window shows an entry no more. It may show another one already: what leaves and what comes are told at once. */
  leave(person: Person, window: string, file: string): boolean
  /** Forgets windows that have been silent for too long. Returns whether there were any. */
  forgetSilent(): boolean
  /** Who else has what open, each person with each entry once. */
  others(person: Person): OpenElsewhere[]
}

interface Seen {
  email: string
  name: string
  file: string
  /** When it was said last, in milliseconds. */
  at: number
}

/** @param now when it is, in milliseconds */
export function teamPresence(now: () => number = Date.now): Presence {
  const windows = new Map<string, Seen>()
  const keyOf = ({ email }: Person, window: string) => `${email} ${window}`
  return {
    open(person, window, file) {
      const { email, name } = person
      const key = keyOf(person, window)
      const before = windows.get(key)
      if (!before && [...windows.values()].filter((one) => one.email === email).length >= mostWindows) return false
      windows.set(key, { email, name, file, at: now() })
      return before?.file !== file
    },
    leave(person, window, file) {
      const key = keyOf(person, window)
      return windows.get(key)?.file === file && windows.delete(key)
    },
    forgetSilent() {
      const silent = [...windows].filter(([, { at }]) => now() - at > patience)
      for (const [key] of silent) windows.delete(key)
      return silent.length > 0
    },
    others({ email: own }) {
      const found = new Map<string, OpenElsewhere>()
      for (const { email, name, file } of windows.values())
        if (email !== own) found.set(`${email} ${file}`, { name, file })
      return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
    },
  }
}
