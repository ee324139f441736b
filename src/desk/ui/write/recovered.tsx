import { useState } from 'react'
import { words } from '../../words.ts'
import { focusMain } from '../shell/focus-main.ts'

/** Says that text was put back which an earlier window had not saved. */
export function Recovered() {
  const [shown, setShown] = useState(true)
  if (!shown) return null
  const close = () => {
    setShown(false)
    focusMain()
  }
  return (
    <p className="desk-notice" role="status">
      {words.recovered}
      <button type="button" className="desk-small" onClick={close}>
        {words.close}
      </button>
    </p>
  )
}
