import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { PopoverMenu } from './use-popover-menu.ts'

/** Time between the focus leaving a menu and the menu closing (ms). */
const leaveDelay = 150

/** Handlers for the element around a menu's button and panel: when the menu closes. */
export function useMenuClosing({ button, panel, open, close }: PopoverMenu, { onLeave = true } = {}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()
  const shownFor = useRef(pathname)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (shownFor.current === pathname) return
    shownFor.current = pathname
    close()
  }, [pathname, close])

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = [button.current, panel.current].some((element) => element?.contains(target as Node))
      if (!inside) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open, close, button, panel])

  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur(event: FocusEvent<HTMLElement>) {
      const item = event.currentTarget
      if (!onLeave || item.contains(event.relatedTarget)) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // The window lost the focus, not the menu: the element inside still has it.
        if (!item.contains(document.activeElement)) close()
      }, leaveDelay)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      close(true)
    },
    onClick(event: MouseEvent<HTMLElement>) {
      if ((event.target as Element).closest('a')) close()
    },
  }
}
