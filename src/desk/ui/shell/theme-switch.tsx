import { words } from '../../words.ts'
import { chooseDeskTheme, type DeskTheme, useDeskTheme } from './desk-theme.ts'

const themes: DeskTheme[] = ['system', 'light', 'dark']

/** Chooses the theme of the desk. */
export function ThemeSwitch() {
  const theme = useDeskTheme()
  return (
    <label className="desk-theme">
      <span className="sr-only">{words.theme.label}</span>
      <select value={theme} onChange={(event) => chooseDeskTheme(event.target.value as DeskTheme)}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {words.theme[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
