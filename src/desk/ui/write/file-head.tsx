import type { ReactNode } from 'react'
import type { EntrySummary } from '../../requests/site.ts'
import { words } from '../../words.ts'
import { StateBadges } from '../find/state-badges.tsx'
import { OpenElsewhere } from '../team/open-elsewhere.tsx'
import { FileMenu } from './file-menu.tsx'
import type { OpenFile } from './open-file.ts'
import { SaveNote } from './save-note.tsx'
import { stepInHistory } from './step-in-history.ts'
import { useHistory } from './use-buffer.ts'

interface Props {
  open: OpenFile
  title: string
  entry?: EntrySummary
  /** What stands beside what can be done with it. */
  children?: ReactNode
}

/** What is open, where it stands, and what can be done with it as a whole. */
export function FileHead({ open, title, entry, children }: Props) {
  const { buffer } = open
  const { canUndo, canRedo } = useHistory(buffer)
  return (
    <header className="desk-file">
      <div className="desk-file-name">
        <h1 className="desk-title">{title}</h1>
        <p className="desk-note">{entry?.address ?? open.entry.file}</p>
      </div>
      {entry && <StateBadges entry={entry} />}
      <OpenElsewhere file={open.entry.file} />
      <SaveNote autosave={open.autosave} />
      <div className="desk-file-tools">
        <HistoryButton
          label={words.undo}
          keys="Control+Z Meta+Z"
          possible={canUndo}
          press={() => stepInHistory(buffer, 'undo')}
        />
        <HistoryButton
          label={words.redo}
          keys="Control+Shift+Z Meta+Shift+Z"
          possible={canRedo}
          press={() => stepInHistory(buffer, 'redo')}
        />
        {children}
        <FileMenu open={open} title={title} entry={entry} />
      </div>
    </header>
  )
}

interface ButtonProps {
  label: string
  keys: string
  possible: boolean
  press(): void
}

/** Stays reachable when there is nothing to undo, so that the focus is not lost with the last step. */
function HistoryButton({ label, keys, possible, press }: ButtonProps) {
  return (
    <button type="button" className="desk-tool" aria-keyshortcuts={keys} aria-disabled={!possible} onClick={press}>
      {label}
    </button>
  )
}
