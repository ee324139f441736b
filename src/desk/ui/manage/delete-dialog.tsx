import { useId, useState } from 'react'
import { words } from '../../words.ts'
import { replaceRoute } from '../route.ts'
import { askServer, type NoAnswer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { useLinkChoices } from '../server/targets.ts'
import { useAnswer } from '../server/use-answer.ts'
import { Combobox } from '../shell/combobox.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { tellDeleted } from './deleted-notice.tsx'
import type { FileDialogProps } from './file-dialog-props.ts'
import { LinksToIt } from './links-to-it.tsx'

/**
 * Asks before an entry is deleted, and where the address of its page and the links to it lead then. Afterwards it can be
 * taken back.
 */
export function DeleteDialog({ open, title, close }: FileDialogProps) {
  const { file, address } = open.entry
  const hasAddress = address !== undefined && !address.includes('#')
  const [to, setTo] = useState('')
  const [relink, setRelink] = useState(true)
  const links = useAnswer('GET links', { file }).value
  const [refusal, setRefusal] = useState<NoAnswer>()
  const help = useId()
  const fate = useId()
  const remove = async () => {
    try {
      await open.autosave.saveFirst()
      await askServer('POST delete', { file, ...(to.trim() && { to: to.trim(), links: relink }) })
      open.forget()
      tellDeleted({ file, title, back: { view: 'write', file } })
      void readSite()
      replaceRoute({ view: 'find' })
    } catch (error) {
      setRefusal(error as NoAnswer)
    }
  }
  return (
    <Dialog title={words.delete.title(title)} close={close} describedBy={help}>
      <div className="desk-form">
        <p id={help}>{words.delete.help}</p>
        {hasAddress && <LeadOn address={address} to={to} change={setTo} />}
        {links && (
          <LinksToIt
            links={links}
            to={hasAddress ? to.trim() : undefined}
            relink={relink}
            setRelink={setRelink}
            id={fate}
          />
        )}
        {refusal && (
          <p className="desk-problem" role="alert">
            {refusal.message}
          </p>
        )}
        <div className="desk-buttons">
          <button
            type="button"
            className="button button-sm button-destructive"
            aria-describedby={`${fate} ${fate}-named`}
            onClick={() => void remove()}
          >
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
