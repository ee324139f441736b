import { useSyncExternalStore } from 'react'
import { words } from '../../words.ts'
import { focusMain } from '../shell/focus-main.ts'
import type { Autosave } from './autosave.ts'

/** Says quietly where the text stands on its way to the file. Screen readers hear of trouble, not of every save. */
export function SaveNote({ autosave }: { autosave: Autosave }) {
  const save = useSyncExternalStore(autosave.subscribe, () => autosave.state)
  const tryAgain = () => {
    // The button goes when the text is saved.
    focusMain()
    void autosave.save()
  }
  if (save.at === 'failed')
    return (
      <p className="desk-save desk-save-failed" role="alert">
        {words.save.failed(save.message)} {save.kept ? words.save.kept : words.save.notKept}
        <button type="button" className="desk-small" onClick={tryAgain}>
          {words.tryAgain}
        </button>
      </p>
    )
  return <p className={`desk-save desk-save-${save.at}`}>{words.save[save.at]}</p>
}
