import type { ReactNode } from 'react'
import { words } from '../../words.ts'
import { goTo, replaceRoute } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'
import { AskDialog, AskField } from './ask-dialog.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'

/** The text a version belongs to: `content/legal/privacy-policy/2026-01-01.mdx` is one of `privacy-policy`. */
const documentOf = (file: string) => file.split('/').at(-2) ?? ''

/** Starts the next version of a legal text, as a copy of the newest. */
export function NewVersionDialog({ open, close }: FileDialogProps) {
  const act = async (form: FormData) => {
    await open.autosave.saveFirst()
    const request = { document: documentOf(open.entry.file), effective: String(form.get('effective')) }
    const { file } = await askServer('POST legal/new-version', request)
    void readSite()
    goTo({ view: 'write', file })
    tellAfterDialog(words.newVersion.told)
  }
  return (
    <AskDialog {...words.newVersion} close={close} act={act}>
      <AskField name="effective" label={words.newVersion.effective} type="date" />
    </AskDialog>
  )
}

/** Records a text that does not apply yet as final: it may be approved later. */
export function RecordAheadDialog(props: FileDialogProps) {
  return (
    <Recording {...props} {...words.record} help={words.recording.approvalMayFollow}>
      <RecordedBy />
      <AskField name="approvedBy" label={words.recording.approvedLater} optional />
    </Recording>
  )
}

/** Records a legal text as final, with who answers for it. */
export function RecordDialog(props: FileDialogProps) {
  return (
    <Recording {...props} {...words.record}>
      <Names />
    </Recording>
  )
}

/** Records who approved a text that is final. */
export function ApproveDialog(props: FileDialogProps) {
  return (
    <Recording {...props} {...words.approve}>
      <AskField name="approvedBy" label={words.recording.approvedBy} />
    </Recording>
  )
}

/** Records what is corrected in a text that is final, and why. */
export function CorrectDialog(props: FileDialogProps) {
  return (
    <Recording {...props} {...words.correct}>
      <AskField name="reason" label={words.recording.reason} />
      <Names />
    </Recording>
  )
}

/** Where somebody is signed in they record in their own name, which stands there. */
function RecordedBy() {
  const { site } = useSite()
  return <AskField name="recordedBy" label={words.recording.recordedBy} value={site?.team && site.git.author?.name} />
}

function Names() {
  return (
    <>
      <RecordedBy />
      <AskField name="approvedBy" label={words.recording.approvedBy} />
    </>
  )
}

interface RecordingProps extends FileDialogProps {
  help: string
  done: string
  told: string
  children: ReactNode
}

function Recording({ open, close, told, children, ...about }: RecordingProps) {
  const act = async (form: FormData) => {
    await open.autosave.saveFirst()
    const request = { file: open.entry.file, ...Object.fromEntries(form) }
    const { what } = await askServer('POST legal/correct', request)
    if (what === 'nothing') throw new Error(words.recording.nothing)
    void readSite()
    close()
    tellAfterDialog(told)
  }
  return (
    <AskDialog {...about} close={close} act={act}>
      {children}
    </AskDialog>
  )
}

/** Publishes a version ahead of the day from which it applies. */
export function AnnounceDialog({ open, close }: FileDialogProps) {
  const act = async (form: FormData) => {
    await open.autosave.saveFirst()
    await askServer('POST legal/announce', { file: open.entry.file, ...Object.fromEntries(form) })
    void readSite()
    close()
    tellAfterDialog(words.announce.told)
  }
  return (
    <AskDialog {...words.announce} close={close} act={act}>
      <AskField name="by" label={words.announce.by} />
      <AskField name="date" label={words.announce.date} type="date" optional />
    </AskDialog>
  )
}

/** Takes back an announcement that no reader can have seen. */
export function CancelAnnouncementDialog({ open, close }: FileDialogProps) {
  const act = async () => {
    await open.autosave.saveFirst()
    await askServer('POST legal/cancel-announcement', { file: open.entry.file })
    void readSite()
    close()
    tellAfterDialog(words.cancelAnnouncement.told)
  }
  return <AskDialog {...words.cancelAnnouncement} close={close} act={act} />
}

/** Takes back a version that does not apply yet and that nobody was told of. */
export function WithdrawDialog({ open, close }: FileDialogProps) {
  const act = async () => {
    await open.autosave.saveFirst()
    await askServer('POST legal/withdraw', { file: open.entry.file })
    open.forget()
    void readSite()
    replaceRoute({ view: 'find' })
    tellAfterDialog(words.withdraw.told)
  }
  return <AskDialog {...words.withdraw} close={close} act={act} />
}

/** Withdraws a version that was announced: its text stays, and readers are told why it does not come. */
export function WithdrawAnnouncedDialog({ open, close }: FileDialogProps) {
  const act = async (form: FormData) => {
    await open.autosave.saveFirst()
    await askServer('POST legal/withdraw', { file: open.entry.file, ...Object.fromEntries(form) })
    void readSite()
    close()
    tellAfterDialog(words.withdrawAnnounced.told)
  }
  return (
    <AskDialog {...words.withdrawAnnounced} close={close} act={act}>
      <AskField name="by" label={words.withdrawAnnounced.by} />
      <AskField name="reason" label={words.withdrawAnnounced.reason} />
    </AskDialog>
  )
}
