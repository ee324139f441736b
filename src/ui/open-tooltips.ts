/** How long the pointer rests before a panel opens, and how long a panel outlasts it (ms). */
const openDelay = 700
const closeDelay = 300

const regionOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
const panelOf = (region: Element) => region.querySelector<HTMLElement>('[popover]') as HTMLElement
const isOpen = (panel: Element) => panel.matches(':popover-open')
const anyOpen = () => [...document.querySelectorAll('[data-tooltip] [popover]')].some(isOpen)

/**
 * Opens the panel inside a `data-tooltip` while the mouse or the keyboard focus rests on it, wherever it stands in the
 * document. A press needs none of this: `popovertarget` answers it.
 *
 * Hovering waits, unless another panel is open or has just closed. The pointer may move onto the panel, Escape closes it
 * (WCAG 2.2, 1.4.13), and whoever presses what hovering has opened keeps it. Returns the way to stop.
 */
export function openTooltips(): () => void {
  if (!('togglePopover' in HTMLElement.prototype)) return () => {}
  const listening = new AbortController()
  /** The panel that is open because something rests on it, not because of a press. */
  let resting: HTMLElement | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const close = () => resting && isOpen(resting) && resting.togglePopover(false)
  const open = (panel: HTMLElement) => {
    clearTimeout(timer)
    if (!panel.isConnected || isOpen(panel)) return
    close()
    panel.togglePopover(true)
    resting = panel
  }
  const enter = (region: HTMLElement) => {
    const panel = panelOf(region)
    const soon = anyOpen() || performance.now() - closedAt < closeDelay
    if (panel === resting) clearTimeout(timer)
    else later(soon ? 0 : openDelay, () => open(panel))
  }
  const crosses = ({ relatedTarget }: MouseEvent | FocusEvent, region: Node) => !region.contains(relatedTarget as Node)
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name], region: HTMLElement) => void,
  ) => {
    const listen = (event: DocumentEventMap[Name]) => {
      const region = regionOf(event.target)
      if (region) act(event, region)
    }
    document.addEventListener(name, listen, { capture: true, signal: listening.signal })
  }

  on('pointerover', (event, region) => event.pointerType === 'mouse' && crosses(event, region) && enter(region))
  on('pointerout', (event, region) => {
    if (!crosses(event, region)) return
    clearTimeout(timer)
    if (panelOf(region) === resting) later(closeDelay, close)
  })
  on('focusin', (event, region) => {
    if ((event.target as Element).matches('button:focus-visible')) open(panelOf(region))
  })
  on('focusout', (event, region) => crosses(event, region) && panelOf(region) === resting && close())
  on('click', (event, region) => {
    clearTimeout(timer)
    const panel = panelOf(region)
    const opener = (event.target as Element).closest('button')
    if (panel !== resting || opener?.popoverTargetElement !== panel) return
    event.preventDefault()
    resting = undefined
  })
  on('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open' || event.target !== resting) return
    resting = undefined
    closedAt = performance.now()
  })
  // A panel on a screen too low for it is read to its end from its button: the page would take the key and leave it less room.
  on('keydown', (event, region) => {
    const panel = panelOf(region)
    const step = { ArrowDown: 40, ArrowUp: -40 }[event.key]
    if (!step || event.target === panel || !isOpen(panel) || panel.scrollHeight <= panel.clientHeight) return
    event.preventDefault()
    panel.scrollBy(0, step)
  })
  // The browser closes panels that replace each other; those of icons are no such panels.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), listening)

  // What rests there already was there before this listened.
  const focused = regionOf(document.activeElement)
  const hovered = document.querySelector<HTMLElement>('[data-tooltip]:hover')
  if (focused && document.activeElement?.matches('button:focus-visible')) open(panelOf(focused))
  else if (hovered) enter(hovered)
  return () => listening.abort()
}
