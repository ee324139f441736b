import type { DeskEntry, SaveConflict } from '../../requests/entry.ts'
import { mergeEdits } from '../../text/model/stretches.ts'
import { askServer } from '../server/ask-server.ts'
import { onFileChange, onLineOpen } from '../server/site-store.ts'
import { Autosave } from './autosave.ts'
import { type Draft, dropDraft, leftDrafts } from './drafts.ts'
import { isReplacement, TextBuffer } from './text-buffer.ts'

/** A file that is open: its text, and its way to the disk. */
export class OpenFile {
  readonly buffer: TextBuffer
  readonly autosave: Autosave
  /** Set when text was put back that an earlier window had not saved. */
  recovered = false
  /** The field of the form that somebody was in last. */
  field?: HTMLInputElement | HTMLTextAreaElement
  /** How many passages were taken over that the file got from elsewhere while somebody wrote. */
  takenOver = 0
  private readonly stops: (() => void)[]

  constructor(readonly entry: DeskEntry) {
    this.buffer = new TextBuffer(entry.text)
    this.autosave = new Autosave(entry, () => this.buffer.text, this.takeOver)
    const leave = () => void this.autosave.save()
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', this.stay)
    this.stops = [
      this.buffer.subscribe((change) => change.docChanged && this.autosave.changed(!isReplacement(change))),
      onFileChange((event) => event.file === entry.file && void this.changedOnDisk(event.version)),
      // That the file is gone, the site says.
      onLineOpen(() => void this.readAgain().catch(() => {})),
      () => window.removeEventListener('pagehide', leave),
      () => window.removeEventListener('beforeunload', this.stay),
      () => void this.autosave.save(),
    ]
  }

  /** A text that nobody else has goes with its window: the browser asks first. */
  private readonly stay = (event: BeforeUnloadEvent) => {
    const { state } = this.autosave
    if (state.at === 'failed' && !state.kept) event.preventDefault()
  }

  /** Ends listening; what is not saved yet still is. */
  close(): void {
    for (const stop of this.stops) stop()
  }

  /** Puts back what an earlier window left unsaved. */
  recover(draft: Draft): void {
    if (draft.text !== this.entry.text) {
      this.recovered = true
      this.buffer.replace(draft.text)
      if (draft.base !== this.entry.version) this.autosave.collide(this.entry)
    }
    dropDraft(draft.key)
  }

  /** Ends a conflict with the text that was chosen. */
  resolve(text: string, theirs: SaveConflict): void {
    this.buffer.replace(text)
    this.autosave.rebase(theirs)
  }

  /** Adds what was changed elsewhere, where nothing of it was changed here. */
  private readonly takeOver = (theirs: SaveConflict, base: string): boolean => {
    const edits = theirs.text === null ? undefined : mergeEdits(this.buffer.text, theirs.text, base)
    if (!edits) return false
    this.takenOver += edits.length
    this.buffer.takeOver(edits)
    this.autosave.rebase(theirs)
    return true
  }

  /** Lets go of what is not saved: the file is gone, and shall be. */
  forget(): void {
    this.autosave.abandon()
    this.close()
  }

  private async changedOnDisk(version: string | null) {
    const { autosave } = this
    if (autosave.busy || version === autosave.base || autosave.state.at === 'conflict') return
    if (version === null) return autosave.collide({ text: null, version: null })
    await this.readAgain()
  }

  private async readAgain() {
    const { autosave } = this
    // With something unsaved, the next save finds the conflict.
    const isOurs = () => autosave.pending || autosave.busy || autosave.state.at === 'conflict'
    if (isOurs()) return
    const entry = await askServer('GET entry', { file: this.entry.file })
    if (isOurs() || entry.version === autosave.base) return
    this.buffer.replace(entry.text)
    autosave.rebase(entry)
  }
}

/**
 * Opens a file, with what was left unsaved of it.
 *
 * @param wanted whether somebody still waits for it. What was left is put back once, so nobody else may get it instead.
 */
export async function openFile(file: string, wanted: () => boolean): Promise<OpenFile | undefined> {
  const [entry, drafts] = await Promise.all([askServer('GET entry', { file }), leftDrafts(file)])
  if (!wanted()) return undefined
  const open = new OpenFile(entry)
  // One at a time: what differs from both comes up when the file is opened again.
  if (drafts[0]) open.recover(drafts[0])
  return open
}
