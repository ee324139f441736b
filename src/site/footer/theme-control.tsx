import type { ThemeChoice } from '#src/lib/preferences.ts'
import { useUi } from '#src/ui/ui-context.tsx'

const themes: ThemeChoice[] = ['system', 'light', 'dark']

/** Three choices, one of them in force: as the system says, light or dark. */
export function ThemeControl() {
  const { theme: words } = useUi()
  return (
    <fieldset className="needs-script flex items-center gap-3" data-behavior="theme" aria-label={words.label}>
      <span className="label text-faint" aria-hidden="true">
        {words.label}
      </span>
      <span className="segmented">
        {themes.map((choice) => (
          <label key={choice}>
            <input type="radio" name="theme" value={choice} className="sr-only" defaultChecked={choice === 'system'} />
            {words[choice]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
