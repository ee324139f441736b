import { useId, useState } from 'react'
import { formatDate } from '#src/lib/dates.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import type { AcceptedWarning } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { Failure } from '../shell/failure.tsx'
import { focusMain } from '../shell/focus-main.ts'

interface Props {
  accepted: readonly AcceptedWarning[]
  title(file: string): string
}

/** The warnings that are meant, each with its reason and a way to have it told again. */
export function AcceptedList({ accepted, title }: Props) {
  const id = useId()
  const [refused, setRefused] = useState('')
  if (accepted.length === 0) return null
  const takeBack = async ({ rule, file, words: at }: AcceptedWarning) => {
    setRefused('')
    try {
      await askServer('POST accepted/remove', { rule, file, words: at })
      // The button goes with its warning.
      focusMain()
      announce(words.accept.taken)
      void readSite()
    } catch (error) {
      setRefused((error as Error).message)
    }
  }
  return (
    <section className="desk-accepted" aria-labelledby={id}>
      <h2 id={id}>{words.accept.list}</h2>
      {refused && <Failure message={refused} />}
      <ul className="desk-change-list">
        {accepted.map((one) => (
          <li key={`${one.rule} ${one.file} ${one.words}`} className="desk-change">
            <header>
              <h3>{title(one.file)}</h3>
              <span className="desk-note">{words.accept.at(one.rule, one.words)}</span>
            </header>
            <p>{one.reason}</p>
            <p className="desk-note">{words.accept.by(one.who, formatDate(one.day))}</p>
            <button
              type="button"
              className="desk-small"
              aria-label={`${title(one.file)}, ${words.accept.at(one.rule, one.words)}: ${words.accept.back}`}
              onClick={() => void takeBack(one)}
            >
              {words.accept.back}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
