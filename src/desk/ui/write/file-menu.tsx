import { type ComponentType, useState } from 'react'
import type { EntrySummary } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { CompareDialog } from '../manage/compare-dialog.tsx'
import { DeleteDialog } from '../manage/delete-dialog.tsx'
import { DuplicateDialog } from '../manage/duplicate-dialog.tsx'
import type { FileDialogProps } from '../manage/file-dialog-props.ts'
import { CorrectDialog, NewVersionDialog, RecordDialog, WithdrawDialog } from '../manage/legal-dialogs.tsx'
import { MoveDialog } from '../manage/move-dialog.tsx'
import type { OpenFile } from './open-file.ts'

type Dialogs = Partial<Record<keyof typeof words.actions, ComponentType<FileDialogProps>>>

const entryDialogs: Dialogs = {
  history: HistoryDialog,
  move: MoveDialog,
  duplicate: DuplicateDialog,
  delete: DeleteDialog,
}
/** Versions of legal texts come and go by the guarded commands alone. */
const legalDialogs: Dialogs = {
  history: HistoryDialog,
  compare: CompareDialog,
  newVersion: NewVersionDialog,
}

/** What can be done with a file as a whole. */
function dialogsOf({ entry }: OpenFile, summary: EntrySummary | undefined): Dialogs {
  if (entry.collection === 'legal') {
    const isAhead = summary?.state === 'scheduled'
    return {
      ...legalDialogs,
      // Nobody relies yet on a text that does not apply yet: it is recorded anew, without a reason.
      ...(summary?.recorded && !isAhead ? { correct: CorrectDialog } : { record: RecordDialog }),
      ...(isAhead && { withdraw: WithdrawDialog }),
    }
  }
  // The lists and settings of the site are needed as they are called.
  return /^content\/(?:lists|site|forms)\//.test(entry.file) ? { history: HistoryDialog } : entryDialogs
}

/** What is recorded is corrected from then on: it is the same button, which keeps the focus. */
const buttonOf = (name: keyof Dialogs) => (name === 'record' ? 'correct' : name)

interface Props {
  open: OpenFile
  title: string
  /** As the list of everything has it. */
  entry?: EntrySummary
}

export function FileMenu({ open, title, entry }: Props) {
  const [action, setAction] = useState<keyof Dialogs>()
  const dialogs = dialogsOf(open, entry)
  const Shown = action && dialogs[action]
  return (
    <>
      {(Object.keys(dialogs) as (keyof Dialogs)[]).map((name) => (
        <button key={buttonOf(name)} type="button" className="desk-tool" onClick={() => setAction(name)}>
          {words.actions[name]}
        </button>
      ))}
      {Shown && <Shown open={open} title={title} close={() => setAction(undefined)} />}
    </>
  )
}
