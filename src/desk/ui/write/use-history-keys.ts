import { type RefObject, useEffect } from 'react'
import { stepInHistory } from './step-in-history.ts'
import type { TextBuffer } from './text-buffer.ts'

/**
 * Undo and redo of the buffer by keys, in fields too: what browsers undo there is one field alone, and nothing of it
 * after the value was set by script. An editor inside that knows these keys itself has used them before.
 */
export function useHistoryKeys(area: RefObject<HTMLElement | null>, buffer: TextBuffer): void {
  useEffect(() => {
    const element = area.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.metaKey || event.ctrlKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      stepInHistory(buffer, key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [area, buffer])
}
