import type { EditorState } from '@codemirror/state'
import { useSyncExternalStore } from 'react'
import type { TextBuffer } from './text-buffer.ts'

/** The state of a buffer, drawn again at every change of it. */
export const useBuffer = (buffer: TextBuffer): EditorState => useSyncExternalStore(buffer.subscribe, () => buffer.state)

/** The text of a buffer, drawn again when it changes; moves of the cursor change nothing. */
export const useText = (buffer: TextBuffer): string => useSyncExternalStore(buffer.subscribe, () => buffer.text)
