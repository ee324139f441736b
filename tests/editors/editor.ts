import { readFileSync } from 'node:fs'
import path from 'node:path'

/** An editor, and what is done in it; one without any of that is missing on this machine. */
export interface Editor {
  name: string
  start?: (site: EditedSite) => Promise<OpenEditor>
  /** What is done besides, by what is true then. Each throws when it is not. */
  more?: Record<string, (site: EditedSite) => Promise<void>>
}

/** A copy of the project that is edited. */
export interface EditedSite {
  root: string
  /** The file that is open: its text is short and right. */
  file: string
}

/** An editor that has the file open. Waits for what is said to come, and throws when it does not. */
export interface OpenEditor {
  /** Writes this instead of all that stands there. */
  write(text: string): Promise<void>
  /** The words of the text at which the problem stands whose message has these words. */
  placeOf(message: string): Promise<string>
  /** Completes what stands at the end. Returns the last line as it stands then. */
  complete(): Promise<string>
  /** Applies the only fix of the problem whose message has these words. Returns the text then. */
  fix(message: string): Promise<string>
  close(): Promise<void>
}

/** What stands in the guide for editors in a block of code of this language. */
export function guideCode(language: string): string {
  const guide = readFileSync(path.join(import.meta.dirname, '../../content/README.md'), 'utf8')
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
  if (!code) throw new Error(`The guide has no ${language}.`)
  return code
}

/** Asks again until there is an answer. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const giveUp = Date.now() + 60_000
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    if (Date.now() > giveUp) throw new Error(`There was no ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
