import { createRoot, type Root } from 'react-dom/client'
import { searchWordsPath } from './index-files.ts'
import { wakeIndex } from './open-index.ts'
import { SearchDialog } from './search-dialog.tsx'
import { fetchFile } from './search-index.ts'
import type { ShownWords } from './search-status.ts'

export { forgetIndex } from './open-index.ts'

let fetched: Promise<ShownWords> | undefined
let root: Root | undefined
let opening = 0

/** Fetches the words of the dialog once; again after an attempt that failed. */
export function loadWords(): Promise<ShownWords> {
  fetched ??= fetchFile<ShownWords>(searchWordsPath)
  fetched.catch(() => {
    fetched = undefined
  })
  return fetched
}

/** Opens the dialog. The index is on its way beside its words: whoever opens it will ask. */
export async function openDialog(typed: () => string): Promise<void> {
  wakeIndex()
  show(await loadWords(), typed)
}

/** A dialog that has been closed and is still there is replaced by a new one. */
function show(words: ShownWords, typed: () => string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  opening += 1
  const own = opening
  const onGone = () => own === opening && root?.render(null)
  root.render(<SearchDialog key={own} words={words} typed={typed} onGone={onGone} />)
}
