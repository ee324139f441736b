/** A text the server does not have yet, with the version it was made from. */
export interface Draft {
  /** Under which it is kept. */
  key: string
  text: string
  base: string | null
  /** Milliseconds since 1970. */
  at: number
}

const prefix = 'desk:unsaved:'
/** This window, among others that write the same file. */
const owner = crypto.randomUUID()
const lockOf = (name: string) => `desk:window:${name}`

/** Says to other windows that what this one has not saved yet is in good hands, for as long as it is open. */
export function claimDrafts(): void {
  void navigator.locks?.request(lockOf(owner), () => new Promise(() => undefined))
}

/** Keeps a text in the browser until the server has it. Returns false when the browser has no room or keeps nothing. */
export function keepDraft(file: string, text: string, base: string | null): boolean {
  try {
    localStorage.setItem(`${prefix}${owner}:${file}`, JSON.stringify({ text, base, at: Date.now() }))
    return true
  } catch {
    return false
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}

export const ownDraftKey = (file: string): string => `${prefix}${owner}:${file}`

/** What windows that are gone left unsaved of a file, the newest first. */
export async function leftDrafts(file: string): Promise<Draft[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name }) => name))
  return draftKeys()
    .filter((key) => key.endsWith(`:${file}`) && !open.has(lockOf(key.slice(prefix.length).split(':')[0] as string)))
    .map((key) => ({ key, ...(JSON.parse(localStorage.getItem(key) as string) as Omit<Draft, 'key'>) }))
    .sort((a, b) => b.at - a.at)
}

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}
