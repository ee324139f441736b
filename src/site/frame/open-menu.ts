import { afterPaint } from '#src/lib/after-paint.ts'

/** Time between the focus leaving a menu and the menu closing (ms). */
const leaveDelay = 150

/**
 * Takes what is behind a menu out of reach, or gives it back. In the frame after the menu has been painted, because the
 * style of all it holds changes with it.
 */
function pageBehind(): (covered: boolean) => void {
  let cancel = () => {}
  const set = (inert: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = inert
    document.documentElement.toggleAttribute('data-covered', inert)
  }
  return (covered) => {
    cancel()
    if (covered) cancel = afterPaint(() => set(true))
    else set(false)
  }
}

/**
 * Keeps a menu that opens natively true to what the site says of menus: `aria-expanded` follows it, it closes when a link
 * is chosen, when somebody presses elsewhere, with Escape, when its button is not shown any more, and 150 ms after the
 * focus has left it. One that covers the page (`data-covers`) keeps the focus instead: what is behind is out of reach.
 *
 * The menu may be open already. Browsers without popovers get theirs from here.
 */
export function openMenu(menu: HTMLElement): () => void {
  const button = menu.querySelector('[popovertarget]') as HTMLElement
  const panel = menu.querySelector('[popover]') as HTMLElement
  const covers = menu.dataset.covers !== undefined
  const native = typeof panel.togglePopover === 'function'
  const cover = pageBehind()
  const listening = new AbortController()
  const options = { signal: listening.signal }
  let timer: ReturnType<typeof setTimeout> | undefined

  const isOpen = () => (native ? panel.matches(':popover-open') : panel.dataset.open !== undefined)
  const reflect = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    if (covers) cover(open)
  }
  const set = (open: boolean) => {
    if (isOpen() === open) return
    if (native) return void panel.togglePopover(open)
    panel.toggleAttribute('data-open', open)
    reflect(open)
  }
  const close = () => set(false)

  panel.addEventListener('beforetoggle', (event) => reflect((event as ToggleEvent).newState === 'open'), options)
  if (!native) button.addEventListener('click', () => set(!isOpen()), options)
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), options)
  menu.addEventListener('focusin', () => clearTimeout(timer), options)
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (covers || menu.contains(relatedTarget as Node)) return
      clearTimeout(timer)
      // When the window lost the focus, and not the menu, the element inside still has it.
      timer = setTimeout(() => menu.contains(document.activeElement) || close(), leaveDelay)
    },
    options,
  )
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return
      event.stopPropagation()
      close()
      button.focus()
    },
    options,
  )
  const onPress = ({ target }: Event) => menu.contains(target as Node) || close()
  document.addEventListener('pointerdown', onPress, options)
  window.addEventListener('resize', () => button.offsetParent === null && close(), options)
  reflect(isOpen())
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
