import { useState } from 'react'
import type { TextFound, TextPassage } from '../../requests/site.ts'
import { words } from '../../words.ts'
import type { Route } from '../route.ts'
import { useAnswer } from '../server/use-answer.ts'
import { DeskLink } from '../shell/desk-link.tsx'

interface Props {
  found: TextFound
  /** What was looked for. */
  wanted: string
}

/** The passages of an entry that have the words, each of which leads to its place; where there are many, at first a few. */
export function FoundPassages({ found: { file, passages, more = 0 }, wanted }: Props) {
  const [open, setOpen] = useState(false)
  const { value } = useAnswer('GET search', open ? { words: wanted, file } : null)
  const all = value?.[0]
  const left = all ? (all.more ?? 0) : more
  return (
    <>
      <ul className="desk-passages">
        {(all ?? { passages }).passages.map((passage) => (
          <li key={`${passage.field} ${passage.line} ${passage.column}`}>
            <DeskLink to={{ ...routeTo(passage), view: 'write', file }}>
              {passage.before}
              <mark>{passage.found}</mark>
              {passage.after}
            </DeskLink>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="desk-more" onClick={() => setOpen(true)}>
          {words.find.morePassages(left)}
        </button>
      )}
    </>
  )
}

/** Where the desk begins with a passage. */
export function routeTo(passage?: TextPassage): Pick<Route, 'field' | 'line' | 'column' | 'length'> {
  return { field: passage?.field, line: passage?.line, column: passage?.column, length: passage?.length }
}
