import { useEffect } from 'react'

/** Gives the title that is printed on top of every sheet to the style sheet: boxes in a page's margin read it from there. */
export function useRunningTitle(title: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--running-title', JSON.stringify(title))
    return () => void style.removeProperty('--running-title')
  }, [title])
}
