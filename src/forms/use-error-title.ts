import { useEffect } from 'react'

/** Says in the browser tab that the form has errors: the title is the first thing read after a page changes. */
export function useErrorTitle(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const title = document.title
    document.title = `${prefix} ${title}`
    return () => {
      // Another page may have set its own title by now.
      if (document.title === `${prefix} ${title}`) document.title = title
    }
  }, [prefix])
}
