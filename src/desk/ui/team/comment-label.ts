import type { TeamComment } from '../../requests/comments.ts'
import { words } from '../../words.ts'

/** What is said of a comment where it stands in a text. */
export const labelOf = ({ by, words: said, suggestion }: TeamComment): string =>
  words.comments.mark(by, said || (suggestion ?? ''))
