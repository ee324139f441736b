import { createContext, use } from 'react'

/** Address of the stylesheet for everything below the first screen; empty where all styles are linked in the head. */
export const StylesheetContext = createContext('')

/**
 * What the script behind the stylesheet says: nothing, and yet it is one, as an empty script is not. Firefox draws what
 * follows a stylesheet in the body before that has come, bare of all styles; a script waits for the stylesheets before it,
 * and the parser for the script.
 *
 * @see https://html.spec.whatwg.org/multipage/semantics.html#script-blocking-style-sheet
 */
export const waitForStyles = ' '

/**
 * Links the styles of what follows. The browser paints what stands before it without waiting (the first screen, whose
 * styles are inlined) and fetches the file once for the whole site.
 */
export function BlocksStylesheet() {
  const href = use(StylesheetContext)
  if (!href) return null
  return (
    <>
      <link rel="stylesheet" href={href} />
      <script>{waitForStyles}</script>
    </>
  )
}
