import { useId, useState } from 'react'
import { words } from '../../words.ts'
import { goTo } from '../route.ts'
import { askServer, type NoAnswer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { DeskLink } from '../shell/desk-link.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { tellDeleted } from './deleted-notice.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'

/** Asks before an entry is deleted. Afterwards it can be taken back. */
export function DeleteDialog({ open, title, close }: FileDialogProps) {
  const { file } = open.entry
  const [refusal, setRefusal] = useState<NoAnswer>()
  const help = useId()
  const links = (refusal?.body as { files?: string[] } | null | undefined)?.files ?? []
  const remove = async () => {
    try {
      await open.autosave.save()
      await askServer('POST', 'delete', { file })
      open.forget()
      tellDeleted({ file, title, back: { view: 'write', file } })
      void readSite()
      goTo({ view: 'find' })
    } catch (error) {
      setRefusal(error as NoAnswer)
    }
  }
  return (
    <Dialog title={words.delete.title(title)} close={close} describedBy={help}>
      <div className="desk-form">
        <p id={help}>{words.delete.help}</p>
        {refusal && (
          <p className="desk-problem" role="alert">
            {refusal.message}
          </p>
        )}
        {links.length > 0 && (
          <>
            <p>{words.delete.linked}</p>
            <ul>
              {links.map((one) => (
                <li key={one}>
                  <DeskLink to={{ view: 'write', file: one }} className="desk-link">
                    {one}
                  </DeskLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="desk-buttons">
          <button type="button" className="button button-sm button-destructive" onClick={() => void remove()}>
            {words.delete.done}
          </button>
          <button type="button" className="button button-sm button-secondary" onClick={close}>
            {words.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
