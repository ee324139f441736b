import { createContext, use } from 'react'

/** Address of the stylesheet for everything below the first screen; empty where all styles are linked in the head. */
export const StylesheetContext = createContext('')

/**
 * Links the styles of what follows. The browser paints what stands before it without waiting (the first screen, whose
 * styles are inlined) and fetches the file once for the whole site.
 */
export function BlocksStylesheet() {
  const href = use(StylesheetContext)
  return href ? <link rel="stylesheet" href={href} /> : null
}
