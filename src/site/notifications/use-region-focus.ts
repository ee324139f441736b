import { useCallback, useEffect, useRef } from 'react'

/** Alt+T, but not the AltGr+T of some keyboards, which writes a character. */
function isHotkey(event: KeyboardEvent): boolean {
  const alone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  return alone && event.code === 'KeyT' && !event.getModifierState('AltGraph')
}

/** Alt+T moves the focus to the notifications, Escape takes it back to where it was. Returns the way back. */
export function useRegionFocus(region: HTMLElement, hasToasts: boolean): () => void {
  const before = useRef<Element | null>(null)
  const goBack = useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    before.current = null
  }, [])

  useEffect(() => {
    if (!hasToasts) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHotkey(event)) {
        event.preventDefault()
        region.focus({ preventScroll: true })
      } else if (event.key === 'Escape' && region.contains(document.activeElement)) goBack()
    }
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !region.contains(relatedTarget)) before.current = relatedTarget
    }
    document.addEventListener('keydown', onKeyDown)
    region.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      region.removeEventListener('focusin', onFocusIn)
    }
  }, [region, hasToasts, goBack])

  return goBack
}
