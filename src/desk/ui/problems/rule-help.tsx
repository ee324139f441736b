import { useState } from 'react'
import type { RuleMeaning } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { showHelp } from '../help/help-place.ts'
import { askServer } from '../server/ask-server.ts'
import { Failure } from '../shell/failure.tsx'

/** What the rule of a problem asks for, with an example that is wrong and the same put right. Asked for when it is opened. */
export function RuleHelp({ rule, about }: { rule: string; about: string }) {
  const [meaning, setMeaning] = useState<RuleMeaning>()
  const [failure, setFailure] = useState('')
  const ask = () => {
    setFailure('')
    askServer('GET rule', { id: rule }).then(setMeaning, (error: Error) => setFailure(error.message))
  }
  return (
    <details className="desk-rule" onToggle={({ currentTarget }) => currentTarget.open && !meaning && ask()}>
      <summary>
        {words.rule.meaning} <span className="sr-only">{about}</span>
      </summary>
      {failure && <Failure message={failure} again={ask} />}
      {meaning && (
        <>
          <p>{meaning.sentence}</p>
          {meaning.place && <p className="desk-note">{meaning.place}</p>}
          <dl>
            <dt>{words.rule.wrong}</dt>
            <dd>
              <pre>{meaning.wrong}</pre>
            </dd>
            <dt>{words.rule.right}</dt>
            <dd>
              <pre>{meaning.right}</pre>
            </dd>
          </dl>
          <button type="button" className="desk-link" onClick={() => showHelp({ guide: 'rules', part: rule })}>
            {words.rule.all}
          </button>
        </>
      )}
    </details>
  )
}
