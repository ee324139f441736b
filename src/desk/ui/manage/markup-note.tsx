import { formatDate } from '#src/lib/dates.ts'
import type { Markup } from '../../requests/legal.ts'
import { words } from '../../words.ts'

/** What somebody wrote beside a passage of a Word document, with what others answered. */
export function MarkupNote({ markup, isAnswer = false }: { markup: Markup; isAnswer?: boolean }) {
  const { kind, author, date, about = '', replies = [] } = markup
  const day = date.slice(0, 10)
  const isComment = kind === 'comment'
  return (
    <div className="desk-markup">
      <p>
        <b>{author || words.compare.nobody}</b>
        {/^\d{4}-\d\d-\d\d$/.test(day) && `, ${formatDate(day)}`}:{' '}
        {words.compare.markup[isAnswer ? 'answer' : kind](isComment ? about : markup.words.trim())}
      </p>
      {isComment &&
        markup.words.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <p key={at}>{line}</p>
        ))}
      {replies.map((reply, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replies never move
        <MarkupNote markup={reply} isAnswer key={at} />
      ))}
    </div>
  )
}
