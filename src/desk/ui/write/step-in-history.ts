import { announce } from '#src/site/frame/announcer.tsx'
import { words } from '../../words.ts'
import type { TextBuffer } from './text-buffer.ts'

/** Takes the last step back, or makes it again, and says so: what changes may stand anywhere in the file. */
export function stepInHistory(buffer: TextBuffer, step: 'undo' | 'redo'): void {
  announce(words.steps[step][buffer[step]() ? 'done' : 'nothing'])
}
