import { type ComponentType, useState } from 'react'
import { words } from '../../words.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { CompareDialog } from '../manage/compare-dialog.tsx'
import { DeleteDialog } from '../manage/delete-dialog.tsx'
import { DuplicateDialog } from '../manage/duplicate-dialog.tsx'
import type { FileDialogProps } from '../manage/file-dialog-props.ts'
import { NewVersionDialog, RecordDialog, WithdrawDialog } from '../manage/legal-dialogs.tsx'
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
  record: RecordDialog,
  withdraw: WithdrawDialog,
}

/** What can be done with a file as a whole. */
function dialogsOf({ entry }: OpenFile): Dialogs {
  if (entry.collection === 'legal') return legalDialogs
  // The lists and settings of the site are needed as they are called.
  return /^content\/(?:lists|site|forms)\//.test(entry.file) ? { history: HistoryDialog } : entryDialogs
}

export function FileMenu({ open, title }: { open: OpenFile; title: string }) {
  const [action, setAction] = useState<keyof Dialogs>()
  const dialogs = dialogsOf(open)
  const Shown = action && dialogs[action]
  return (
    <>
      {(Object.keys(dialogs) as (keyof Dialogs)[]).map((name) => (
        <button key={name} type="button" className="desk-tool" onClick={() => setAction(name)}>
          {words.actions[name]}
        </button>
      ))}
      {Shown && <Shown open={open} title={title} close={() => setAction(undefined)} />}
    </>
  )
}
