import { type RefObject, useEffect, useState } from 'react'

/** Whether someone has turned to the notifications, with the pointer or the keyboard, and whether the page is in sight. */
export function useAttention(region: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const element = region.current
    if (!element) return
    const onFocus = () => setFocused(element.contains(document.activeElement))
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget))
    const onVisibility = () => setHidden(document.hidden)
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    document.addEventListener('visibilitychange', onVisibility)
    onFocus()
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [region])

  const expanded = hovered || focused
  return {
    expanded,
    paused: expanded || hidden,
    hover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
  }
}
