import type { AriaAttributes, KeyboardEvent, MouseEvent } from 'react'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

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
    'data-button': '',
    ...(hydrated && { role: 'button', ...aria }),
    onClick: (event: MouseEvent) => isPlainClick(event) && press(event),
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  }
}
