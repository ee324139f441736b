import type { SearchHit } from './answer.ts'
import { Marked } from './marked.tsx'
import { foundInText } from './marks.ts'
import type { ShownWords } from './search-status.ts'

/** How many words from further down in a text are named. */
const wordsNamed = 6

/** What a result says about itself: its label, its text, and what was found further down. */
export function Found({ hit: { entry, terms, asked }, words }: { hit: SearchHit; words: ShownWords }) {
  const [before = '', after = ''] = words.inText.split('{words}')
  const further = foundInText(entry, terms, asked, wordsNamed).join(', ')
  return (
    <>
      {entry.note && <span className="search-note">{entry.note}</span>}{' '}
      <span className="search-text">
        <Marked text={entry.text} terms={terms} />
      </span>
      {further && (
        <span className="search-further">
          {/* In Chromium, Orca joins what stands in two boxes of spans. */}
          <span className="spoken">{'\u00a0'}</span>
          {before}
          <Marked text={further} terms={terms} />
          {after}
        </span>
      )}
    </>
  )
}
