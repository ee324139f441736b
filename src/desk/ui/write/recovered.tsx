import { useEffect, useState } from 'react'
import { announce } from '#src/site/frame/announcer.tsx'
import { words } from '../../words.ts'
import { focusMain } from '../shell/focus-main.ts'

/** Says that text was put back which an earlier window had not saved. */
export function Recovered() {
  const [shown, setShown] = useState(true)
  // A live region that comes with its words is not read.
  useEffect(() => announce(words.recovered), [])
  if (!shown) return null
  const close = () => {
    setShown(false)
    focusMain()
  }
  return (
    <p className="desk-notice">
      {words.recovered}
      <button type="button" className="desk-small" onClick={close}>
        {words.close}
      </button>
    </p>
  )
}
