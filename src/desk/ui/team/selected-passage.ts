import type { Passage } from '../../requests/comments.ts'
import { findWords, wordsWithContext } from '../../text/passages/find-words.ts'
import { passageAt, passageInField } from '../../text/passages/passage.ts'
import type { OpenFile } from '../write/open-file.ts'
import type { TextTab } from '../write/reveal.ts'

/** The passage that is selected in the tab that is open; in the form the field somebody was in last, or what is selected in it. */
export async function selectedPassage(open: OpenFile, tab: TextTab): Promise<Passage | undefined> {
  const { buffer, entry, field } = open
  if (tab === 'fields') {
    const name = field?.closest<HTMLElement>('[data-field]')?.dataset.field
    if (!field?.isConnected || name === undefined) return undefined
    // What is picked shows a title in the place of its value.
    const [from, to] = field.role === 'combobox' ? [] : [field.selectionStart, field.selectionEnd]
    const selected = from != null && to != null ? { from, to } : undefined
    return passageInField(entry.file, buffer.text, name, selected)
  }
  const stretch = tab === 'text' ? await buffer.selected?.() : buffer.state.selection.main
  return stretch && passageAt(entry.file, buffer.text, stretch)
}

const blocks = 'p, li, dd, td, th, h1, h2, h3, h4, h5, h6, pre, blockquote'

/** The passage of the words that are selected in one block of a part of the page, where the text has them as they read. */
export function passageShown(part: Element, file: string, text: string): Passage | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const block = range?.startContainer.parentElement?.closest(blocks)
  if (!range || !block || !part.contains(block) || !block.contains(range.endContainer)) return undefined
  const before = document.createRange()
  before.selectNodeContents(block)
  before.setEnd(range.startContainer, range.startOffset)
  const selected = String(range)
  const from = String(before).length + selected.length - selected.trimStart().length
  const words = wordsWithContext(block.textContent, { from, to: from + selected.trim().length })
  const place = words.words && findWords(text, words)
  return place ? passageAt(file, text, place) : undefined
}
