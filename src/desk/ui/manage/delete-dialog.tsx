import { useId, useState } from 'react'
import { words } from '../../words.ts'
import { goTo } from '../route.ts'
import { askServer, type NoAnswer } from '../server/ask-server.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { useLinkChoices } from '../server/targets.ts'
import { Combobox } from '../shell/combobox.tsx'
import { DeskLink } from '../shell/desk-link.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { tellDeleted } from './deleted-notice.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'

/** Asks before an entry is deleted, and where the address of its page leads then. Afterwards it can be taken back. */
export function DeleteDialog({ open, title, close }: FileDialogProps) {
  const { file, address } = open.entry
  const { site } = useSite()
  const [to, setTo] = useState('')
  const [refusal, setRefusal] = useState<NoAnswer>()
  const help = useId()
  const links = (refusal?.body as { files?: string[] } | null | undefined)?.files ?? []
  const remove = async () => {
    try {
      await open.autosave.save()
      await askServer('POST', 'delete', { file, ...(to.trim() && { to: to.trim() }) })
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
        {address && !address.includes('#') && <LeadOn address={address} to={to} change={setTo} />}
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
                    {site?.entries.find((entry) => entry.file === one)?.title ?? one}
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

/** Where whoever knows the address of a page is led when the page is gone. */
function LeadOn({ address, to, change }: { address: string; to: string; change(to: string): void }) {
  const id = useId()
  const choices = useLinkChoices().filter(({ value }) => value.split('#')[0] !== address)
  return (
    <>
      <label htmlFor={id}>{words.delete.to}</label>
      <Combobox control={{ id, 'aria-describedby': `${id}-help` }} value={to} choices={choices} change={change} />
      <p id={`${id}-help`} className="desk-help">
        {words.delete.toHelp}
      </p>
    </>
  )
}
