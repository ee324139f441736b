import { useState } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { AskDialog, AskField } from '../manage/ask-dialog.tsx'
import { askServer } from '../server/ask-server.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'

/** A button that says of a warning that it is meant, and asks why. */
export function AcceptButton({ issue: { rule, file, words: at, message } }: { issue: DeskIssue }) {
  const { site } = useSite()
  const [isOpen, setOpen] = useState(false)
  if (at === undefined) return null
  const act = async (form: FormData) => {
    const { reason = '', who } = Object.fromEntries(form) as Record<string, string>
    await askServer('POST accepted/add', { rule, file, words: at, reason, ...(who && { who }) })
    void readSite()
    setOpen(false)
    tellAfterDialog(words.accept.told)
  }
  return (
    <>
      <span className="desk-fixes">
        <button
          type="button"
          className="desk-small"
          aria-label={`${message}: ${words.accept.open}`}
          onClick={() => setOpen(true)}
        >
          {words.accept.open}
        </button>
      </span>
      {isOpen && (
        <AskDialog {...words.accept} close={() => setOpen(false)} act={act}>
          <p>{message}</p>
          <AskField name="reason" label={words.accept.reason} />
          {!site?.git.author && <AskField name="who" label={words.accept.who} autoComplete="name" />}
        </AskDialog>
      )}
    </>
  )
}
