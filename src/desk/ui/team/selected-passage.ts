import type { Passage } from '../../requests/comments.ts'
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
