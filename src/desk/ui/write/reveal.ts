import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { TextBuffer } from './text-buffer.ts'

/** The three ways to edit one text. */
export type TextTab = 'fields' | 'text' | 'source'

/**
 * A place somebody wants to see: the tab it is shown in, and the field, the offset in the text, or both. A new object each
 * time.
 */
export interface Reveal {
  tab: TextTab
  field?: string
  offset?: number
  /** Where what shall be selected ends. */
  end?: number
  /** What stands there: one of the values in the form of a block. */
  words?: string
}

/** A place of a file, as the check and the page name it. */
export interface FilePlace {
  field?: string
  line?: number
  column?: number
  /** So many characters are meant. */
  length?: number
  words?: string
}

/** Finds where a problem is shown: at its field, in the rich text, or, in the source when that is open, there. */
export function revealOf(buffer: TextBuffer, place: FilePlace, open: TextTab, format: 'mdx' | 'json'): Reveal {
  const { doc } = buffer.state
  const line = place.line && place.line <= doc.lines ? doc.line(place.line) : undefined
  const offset = line && Math.min(line.to, line.from + (place.column ?? 1) - 1)
  const end = offset === undefined ? undefined : Math.min(doc.length, offset + (place.length ?? 0))
  if (offset !== undefined) buffer.update({ selection: { anchor: offset, head: end } })
  const { words } = place
  if (open === 'source' && offset !== undefined) return { tab: 'source', offset, end }
  // A field that is named in the body is one of a block.
  const isOfBody = format === 'mdx' && isBody(buffer.text, offset)
  if (place.field !== undefined && !isOfBody) return { tab: 'fields', field: place.field, offset, end }
  return { tab: isOfBody ? 'text' : 'source', offset, end, field: place.field, words }
}

function isBody(text: string, offset = 0): boolean {
  return offset > (fieldsEnd(text) ?? 0)
}
