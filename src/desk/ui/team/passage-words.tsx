import type { Passage } from '../../requests/comments.ts'
import { words } from '../../words.ts'
import { WordChanges } from '../changes/word-changes.tsx'
import { pathWords } from '../problems/place-words.ts'

interface Props {
  passage?: Passage
  /** The words that somebody suggests in its place. */
  suggestion?: string
  /** Leads to it, where it stands in the text. */
  show?(): void
}

/** The passage something is said about: its words, below the name of the field they stand in. */
export function PassageWords({ passage, suggestion, show }: Props) {
  if (!passage) return <p className="desk-note">{words.comments.whole}</p>
  const { field, words: said } = passage
  const name = field && pathWords(field.split('.'))
  const quoted = said || words.comments.emptyField
  const label = said ? words.comments.goTo(said) : words.comments.goToField(name ?? '')
  if (suggestion !== undefined)
    return (
      <blockquote className="desk-comment-passage desk-changes">
        {name && <p className="desk-note">{name}</p>}
        <WordChanges before={said} after={suggestion} />{' '}
        {show && (
          <button type="button" className="desk-small" aria-label={label} onClick={show}>
            {words.comments.show}
          </button>
        )}
      </blockquote>
    )
  return (
    <blockquote className="desk-comment-passage">
      {name && <p className="desk-note">{name}</p>}
      {show ? (
        <button type="button" aria-label={label} onClick={show}>
          {quoted}
        </button>
      ) : (
        <p>{quoted}</p>
      )}
    </blockquote>
  )
}
