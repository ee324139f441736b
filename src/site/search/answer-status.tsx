import { Button } from '#src/ui/button.tsx'
import { isShort } from './answer.ts'
import { type ShownWords, searchStatus } from './search-status.ts'
import type { AnswerState } from './use-answer.ts'

/**
 * What stands under the field: how many results there are, or why there are none and what to do. It is no `status`: Orca
 * 43.1 says “statusbar” there and leaves out its words in Chromium.
 */
export function AnswerStatus({ state, words }: { state: AnswerState; words: ShownWords }) {
  return (
    <div className="search-status">
      <p aria-live="polite" aria-atomic="true">
        {searchStatus(state, words)}
      </p>
      {state.phase === 'offline' && (
        <Button variant="outline" size="sm" onClick={state.retry}>
          {words.retry}
        </Button>
      )}
      {state.phase === 'done' && state.answer?.total === 0 && !isShort(state.answer.question) && (
        <p>{words.noneHint}</p>
      )}
    </div>
  )
}
