import { useState, useSyncExternalStore } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'
import { chooseTheme, onPreferenceChange, readTheme, type ThemeChoice } from '#src/lib/preferences.ts'
import { useUi } from '#src/ui/ui-context.tsx'

const themes: ThemeChoice[] = ['system', 'light', 'dark']

/** Three choices, one of them in force: as the system says, light or dark. */
export function ThemeControl() {
  const { theme: words } = useUi()
  const theme = useSyncExternalStore<ThemeChoice>(onPreferenceChange, readTheme, () => 'system')
  const [pressed, setPressed] = useState<ThemeChoice>()
  // The choice shows at once; every colour of the page follows in the next frame.
  const choose = (choice: ThemeChoice) => {
    setPressed(choice)
    afterPaint(() => {
      chooseTheme(choice)
      setPressed(undefined)
    })
  }
  return (
    <fieldset className="needs-script flex items-center gap-3">
      <legend className="sr-only">{words.label}</legend>
      <span className="label text-faint" aria-hidden="true">
        {words.label}
      </span>
      <span className="segmented">
        {themes.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="theme"
              value={choice}
              className="sr-only"
              checked={(pressed ?? theme) === choice}
              onChange={() => choose(choice)}
            />
            <span>{words[choice]}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
