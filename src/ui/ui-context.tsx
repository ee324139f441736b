import { createContext, useContext } from 'react'
import type { Ui } from '#src/content/schemas/site.ts'

/** The words of the interface that belong to no single page. The layout provides them. */
export const UiContext = createContext<Ui | null>(null)

/** The words of the interface. */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('useUi() needs <UiContext> around it.')
  return ui
}
