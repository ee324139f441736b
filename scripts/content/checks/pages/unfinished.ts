import { groupBy } from '#src/lib/group-by.ts'
import type { Mention } from '../../model/facts.ts'
import type { Check } from '../check.ts'

const now =
  'Write them in its place, or make the file a draft until you have: `draft: true`. The preview shows a draft; the site is published without it.'
const later = 'Write them in its place before you publish the draft.'

/** What `npm run new` or the desk wrote in the place of words is replaced before anything is published. */
export const unfinished: Check = ({ mentions, preview, publicationOf }) => {
  const lines = groupBy(mentions('unfinished'), ({ result, ref }) => `${result.file}:${ref.line}`)
  return [...lines.values()].map((notes) => {
    const [{ result, ref }, last] = [notes[0] as Mention, notes.at(-1) as Mention]
    return {
      severity: preview ? 'warning' : 'error',
      file: result.file,
      line: ref.line,
      column: ref.column,
      endColumn: last.ref.endColumn,
      message: wordsFor(notes.map((note) => note.ref.value)),
      hint: publicationOf(result).draft ? later : now,
    }
  })
}

/** The notes of one line, which are those of one block or field: equal ones of a list are named once. */
function wordsFor(notes: readonly string[]): string {
  const [first, ...others] = notes
  if (others.length === 0) return `“${first}” stands where words of yours belong.`
  const named = new Set(notes.map((note) => `“${note.replace(/ \d+:/, ':')}”`))
  return `${[...named].join(', ')}: words of yours belong in ${notes.length} places of this line.`
}
