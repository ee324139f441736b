import { useEffect, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import { words } from '../../words.ts'
import { focusMain } from '../shell/focus-main.ts'

/** Says that the text is not only what was written here, until its reader closes it. */
export function TextNotice({ children }: { children: string }) {
  const [shown, setShown] = useState(true)
  // A live region that comes with its words is not read.
  useEffect(() => announce(children), [children])
  if (!shown) return null
  const close = () => {
    setShown(false)
    focusMain()
  }
  return (
    <p className="desk-notice">
      {children}
      <button type="button" className="desk-small" onClick={close}>
        {words.close}
      </button>
    </p>
  )
}
