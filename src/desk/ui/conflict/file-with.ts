import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { Stretch } from '../../text/model/stretches.ts'

/** What is chosen where two versions differ. */
export type Choice = 'mine' | 'theirs' | 'both'

/** What a stretch says with what was chosen of it. */
export function chosen(part: Stretch, choice: Choice | undefined): string {
  if (part.type !== 'different') return part.text
  return { mine: part.mine, theirs: part.theirs, both: part.mine + part.theirs }[choice ?? 'mine']
}

/** What the file would say with a stretch as it is given, and every difference as it is in the file. */
export const fileWith = (parts: readonly Stretch[], at: number, text: string): string =>
  parts.map((part, index) => (index === at ? text : chosen(part, 'theirs'))).join('')

/** The file without a stretch that both versions have. The lines stay that tell its fields from its text. */
export function fileWithout(parts: readonly Stretch[], at: number): string {
  const text = chosen(parts[at] as Stretch, 'theirs')
  let from = fileWith(parts.slice(0, at), -1, '').length
  const end = fieldsEnd(fileWith(parts, at, text)) ?? 0
  const kept = text.split(/(?<=\n)/).filter((line) => {
    const isOfFields = from < end
    from += line.length
    return isOfFields && /^---\s*$/.test(line)
  })
  return fileWith(parts, at, kept.join(''))
}
