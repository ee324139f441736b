import { useId } from 'react'
import { formatDate } from '#src/lib/dates.ts'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { useAnswer } from '../server/use-answer.ts'
import { DeskLink } from '../shell/desk-link.tsx'

interface Props {
  /** Of the last check: a new one is told after every change. */
  issues?: readonly DeskIssue[]
  title(file: string): string
}

/** The addresses outside of the site that are gone, each with the texts that link to it. */
export function GoneLinks({ issues, title }: Props) {
  const id = useId()
  // Another check may find that a link was led elsewhere.
  const { value: links = [] } = useAnswer('GET gone-links', {}, issues)
  if (links.length === 0) return null
  return (
    <section className="desk-accepted" aria-labelledby={id}>
      <h2 id={id}>{words.goneLinks.list}</h2>
      <ul className="desk-change-list">
        {links.map(({ address, since, said, from }) => (
          <li key={address} className="desk-change">
            <header>
              <h3>{address}</h3>
            </header>
            <p>{words.goneLinks.since(formatDate(since), said)}</p>
            <ul className="desk-issue-list">
              {from.map(({ file, line, field }) => (
                <li key={`${file} ${line} ${field}`}>
                  <DeskLink to={{ view: 'write', file, line, field }} className="desk-issue desk-issue-warning">
                    {title(file)}
                  </DeskLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
