import { createRoot, type Root } from 'react-dom/client'
import { searchWordsPath } from './index-files.ts'
import { SearchDialog } from './search-dialog.tsx'
import { fetchFile } from './search-index.ts'
import type { ShownWords } from './search-status.ts'

let words: Promise<ShownWords> | undefined
let root: Root | undefined
let opening = 0

/** Fetches the words of the dialog once; again after an attempt that failed. Resolves to what opens it. */
export async function loadDialog(): Promise<() => void> {
  words ??= fetchFile<ShownWords>(searchWordsPath)
  words.catch(() => {
    words = undefined
  })
  const found = await words
  return () => show(found)
}

/** A dialog that has just been closed and has not said so yet is replaced by a new one. */
function show(words: ShownWords): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  opening += 1
  root.render(<SearchDialog key={opening} words={words} onClose={() => root?.render(null)} />)
}
