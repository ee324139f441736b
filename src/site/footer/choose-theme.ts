import { afterPaint } from '#src/lib/after-paint.ts'
import { chooseTheme, onPreferenceChange, readTheme, type ThemeChoice } from '#src/lib/preferences.ts'

/** Has the choices of a group change the theme. The choice shows at once; every colour follows in the next frame. */
export function chooseThemeIn(group: HTMLElement): () => void {
  const choices = [...group.querySelectorAll('input')]
  const show = () => {
    for (const choice of choices) choice.checked = choice.value === readTheme()
  }
  const choose = () => {
    const chosen = choices.find(({ checked }) => checked)?.value as ThemeChoice
    afterPaint(() => chooseTheme(chosen))
  }
  // Somebody was faster than the script. A choice nobody has made is one the browser restored.
  const isEarly = choices.some(({ checked, defaultChecked }) => checked && !defaultChecked)
  if (isEarly && navigator.userActivation?.hasBeenActive) choose()
  else show()
  group.addEventListener('change', choose)
  const unsubscribe = onPreferenceChange(show)
  return () => {
    group.removeEventListener('change', choose)
    unsubscribe()
  }
}
