import type { AriaAttributes, KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** Opening in a new tab or window stays with the browser. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * Attributes for a link that leads to the same view by address in prerendered HTML,
 * and acts as a button in place once React runs. `aria` is what the button says about itself.
 */
export function useLinkButton(onPress: () => void, aria: AriaAttributes) {
  const hydrated = useHydrated()
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onPress()
  }
  return {
    ...(hydrated && { role: 'button', ...aria }),
    onClick: (event: MouseEvent) => isPlain(event) && press(event),
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  }
}
