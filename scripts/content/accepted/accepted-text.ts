import { applyEdits, modify } from 'jsonc-parser'
import type { Accepted } from '#src/content/schemas/accepted.ts'

/** The warnings that are meant, from the project's root. */
export const acceptedFile = 'content/site/accepted.json'

/** What a warning is known by, wherever it has moved in its file. */
export type Warning = Pick<Accepted, 'rule' | 'file' | 'words'>

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } }
export const isSame = (one: Warning, other: Warning) =>
  one.rule === other.rule && one.file === other.file && one.words === other.words

/** The text of the file with one more warning at its end. */
export function withAccepted(text: string, { rule, file, words, reason, who, day }: Accepted): string {
  const entry: Accepted = { rule, file, words, reason, who, day }
  return applyEdits(text, modify(text, [-1], entry, { ...layout, isArrayInsertion: true }))
}

/** The text of the file without a warning; nothing when it is not among them. */
export function withoutAccepted(text: string, warning: Warning): string | undefined {
  const at = (JSON.parse(text) as Accepted[]).findIndex((entry) => isSame(entry, warning))
  return at === -1 ? undefined : applyEdits(text, modify(text, [at], undefined, layout))
}
