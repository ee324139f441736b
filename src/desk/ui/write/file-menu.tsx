import { type ComponentType, useState } from 'react'
import type { EntrySummary } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { CompareDialog } from '../manage/compare-dialog.tsx'
import { DeleteDialog } from '../manage/delete-dialog.tsx'
import { DuplicateDialog } from '../manage/duplicate-dialog.tsx'
import type { FileDialogProps } from '../manage/file-dialog-props.ts'
import {
  AnnounceDialog,
  ApproveDialog,
  CancelAnnouncementDialog,
  CorrectDialog,
  NewVersionDialog,
  RecordAheadDialog,
  RecordDialog,
  WithdrawAnnouncedDialog,
  WithdrawDialog,
} from '../manage/legal-dialogs.tsx'
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
    // How a version stands is not known before it has been checked.
    if (!summary) return legalDialogs
    const { state, recorded, approved, announced, cancellable } = summary
    const cancel = cancellable && { cancelAnnouncement: CancelAnnouncementDialog }
    // What was withdrawn stays as it was.
    if (state === 'ended') return legalDialogs
    if (announced) return { ...legalDialogs, correct: CorrectDialog, ...cancel, withdraw: WithdrawAnnouncedDialog }
    // Nobody relies yet on a text that does not apply yet: it is recorded anew, without a reason.
    if (state === 'scheduled')
      return {
        ...legalDialogs,
        record: RecordAheadDialog,
        ...(recorded && (approved ? { announce: AnnounceDialog } : { approve: ApproveDialog })),
        ...cancel,
        withdraw: WithdrawDialog,
      }
    return { ...legalDialogs, ...(recorded ? { correct: CorrectDialog } : { record: RecordDialog }) }
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
