import type { Passage } from '../../requests/comments.ts'
import { findWords } from '../../text/passages/find-words.ts'
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
/** So many characters on each side tell words from the same ones elsewhere. */
const context = 40

/** The passage of the words that are selected in a part of the page, where the text has them in one piece as they read. */
export function passageShown(part: Element, file: string, text: string): Passage | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const [, lead = '', words, trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(String(range ?? '')) ?? []
  if (!range || !words || !part.contains(range.commonAncestorContainer)) return undefined
  const block = range.startContainer.parentElement?.closest(blocks) ?? part
  const [before, after] = [document.createRange(), document.createRange()]
  for (const rest of [before, after]) rest.selectNodeContents(block)
  before.setEnd(range.startContainer, range.startOffset)
  after.setStart(range.endContainer, range.endOffset)
  const beside = { before: `${before}${lead}`.slice(-context), after: `${trail}${after}`.slice(0, context) }
  const place = findWords(text, { words, ...beside })
  return place && passageAt(file, text, place)
}
