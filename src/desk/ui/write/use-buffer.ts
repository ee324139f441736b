import { useSyncExternalStore } from 'react'
import type { TextBuffer } from './text-buffer.ts'

/** Whether there is a step to take back, or to make again; drawn again when that is different. */
export const useHistory = (buffer: TextBuffer): Pick<TextBuffer, 'canUndo' | 'canRedo'> => ({
  canUndo: useSyncExternalStore(buffer.subscribe, () => buffer.canUndo),
  canRedo: useSyncExternalStore(buffer.subscribe, () => buffer.canRedo),
})

/** The text of a buffer, drawn again when it changes; moves of the cursor change nothing. */
export const useText = (buffer: TextBuffer): string => useSyncExternalStore(buffer.subscribe, () => buffer.text)
