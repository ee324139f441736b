import { useEffect, useState } from 'react'

/** Whether someone has turned to the notifications, with the pointer or the keyboard, and whether the page is in sight. */
export function useAttention(region: HTMLElement) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const onFocus = () => setFocused(region.contains(document.activeElement))
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && region.contains(relatedTarget))
    const onVisibility = () => setHidden(document.hidden)
    region.addEventListener('focusin', onFocus)
    region.addEventListener('focusout', onBlur)
    document.addEventListener('visibilitychange', onVisibility)
    onFocus()
    return () => {
      region.removeEventListener('focusin', onFocus)
      region.removeEventListener('focusout', onBlur)
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
