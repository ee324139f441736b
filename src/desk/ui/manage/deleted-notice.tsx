import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { words } from '../../words.ts'
import { goTo, type Route } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite } from '../server/site-store.ts'
import { focusMain } from '../shell/focus-main.ts'
import { tellAfterDialog } from '../shell/tell-after-dialog.ts'

interface DeletedEntry {
  file: string
  title: string
  /** Where somebody goes who takes it back. */
  back: Route
}

/** Where this window keeps it through a reload. */
const key = 'desk:deleted'
let deleted = kept()
const listeners = new Set<() => void>()

/** Says that an entry was deleted, with a way to take it back; nothing ends the notice but its reader. */
export function tellDeleted(entry: DeletedEntry | undefined): void {
  deleted = entry
  try {
    if (entry) sessionStorage.setItem(key, JSON.stringify(entry))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser without room still shows it until the window is loaded anew.
  }
  for (const listener of listeners) listener()
}

function kept(): DeletedEntry | undefined {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function DeletedNotice() {
  const entry = useSyncExternalStore(watch, () => deleted)
  const told = useRef(entry)
  /** Why it is not back, or not all of it. */
  const [trouble, setTrouble] = useState('')
  const [isBack, setIsBack] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const id = useId()
  // What was deleted had the focus, or the dialog that asked: here it is told, and the way back is next. After a reload
  // nobody has asked.
  useEffect(() => {
    if (entry && entry !== told.current) notice.current?.focus()
    told.current = entry
    setTrouble('')
    setIsBack(false)
  }, [entry])
  if (!entry) return null
  // The buttons go with the notice.
  const close = () => {
    focusMain()
    tellDeleted(undefined)
  }
  const restore = async () => {
    try {
      const { left } = await askServer('POST restore', { file: entry.file })
      void readSite()
      if (left) {
        setTrouble(words.delete.left(left))
        setIsBack(true)
        notice.current?.focus()
      } else close()
      goTo(entry.back)
      if (!left) tellAfterDialog(words.delete.restored(entry.title))
    } catch (error) {
      setTrouble((error as Error).message)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="desk-notice" ref={notice} role="group" aria-labelledby={id} tabIndex={-1}>
      <span id={id}>{!trouble && words.delete.told(entry.title)}</span>
      <span role="status">{trouble}</span>
      {!isBack && (
        <button type="button" className="desk-small" onClick={() => void restore()}>
          {words.delete.back}
        </button>
      )}
      <button type="button" className="desk-small" onClick={close}>
        {words.close}
      </button>
    </div>
  )
}
