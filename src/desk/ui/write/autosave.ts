import type { DeskEntry, SaveConflict } from '../../requests/entry.ts'
import type { Parsed } from '../../requests/writing.ts'
import { words } from '../../words.ts'
import { askServer, isRefusal, NoAnswer } from '../server/ask-server.ts'
import { readSite, takeIssues } from '../server/site-store.ts'
import { dropDraft, keepDraft, ownDraftKey } from './drafts.ts'

/** Where a text stands on its way to the file. */
export type SaveState =
  | { at: 'saved' }
  | { at: 'saving' }
  /** Not saved; `kept` when the browser has it. It is tried again by itself. */
  | { at: 'failed'; message: string; kept: boolean }
  /** `base` is the text both were made from, where it is known. */
  | { at: 'conflict'; theirs: SaveConflict; base?: string }

/** A text with what the server parsed it to. */
export interface ParsedText extends Parsed {
  text: string
}

/** How long until a save that failed is tried again, in milliseconds. */
const patience = 2000

/**
 * Saves a text as soon as it has changed, one request at a time. Until the server has it the browser keeps it: every
 * key survives a closed window.
 */
export class Autosave {
  state: SaveState = { at: 'saved' }
  private readonly listeners = new Set<() => void>()
  private timer?: ReturnType<typeof setTimeout>
  busy = false
  /** The text of the file as far as it is known; null when there is no file. */
  private saved: string | null
  /** The version the text was made from. */
  base: string | null
  private readonly file: string
  /** A text of the file as the server has parsed it, the newest that it told of. */
  private parsed: ParsedText

  constructor(
    entry: DeskEntry,
    private readonly read: () => string,
    /** Takes over what the file says meanwhile. Returns whether nothing was changed here and there at once. */
    private readonly takeOver: (theirs: SaveConflict, base: string) => boolean = () => false,
  ) {
    this.file = entry.file
    this.base = entry.version
    this.parsed = entry
    this.saved = read()
  }

  get pending(): boolean {
    return this.read() !== this.saved
  }

  /**
   * To be called after every change of the text.
   *
   * @param atOnce whether it may leave now, before the desk is drawn anew. A text that came from elsewhere waits until it
   *   is said what that was made from.
   */
  changed(atOnce = true): void {
    const text = this.read()
    if (text === this.saved && !this.busy && this.state.at !== 'conflict') {
      this.settle()
      return
    }
    const kept = keepDraft(this.file, text, this.base)
    if (this.state.at === 'conflict') return
    if (this.state.at === 'failed') this.tell({ ...this.state, kept })
    // While a request is on its way everything waits for it.
    if (atOnce) void this.save()
    else this.saveIn(0)
  }

  /** The file has another text now, which the buffer took over. */
  rebase({ text, version, root }: SaveConflict & Partial<Parsed>): void {
    if (text !== null && root !== undefined) this.parsed = { text, root }
    this.saved = text
    this.base = version
    this.tell({ at: 'saved' })
    this.changed()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /**
   * The file is not what the text was made from: saving waits until somebody chose.
   *
   * @param base the text both were made from, where it is known
   */
  collide(theirs: SaveConflict, base?: string): void {
    clearTimeout(this.timer)
    keepDraft(this.file, this.read(), this.base)
    this.tell({ at: 'conflict', theirs: { text: theirs.text, version: theirs.version }, base })
  }

  /** Gives up what is not saved. */
  abandon(): void {
    this.saved = this.read()
    this.settle()
  }

  /** Saves at once what waits. */
  async save(): Promise<void> {
    clearTimeout(this.timer)
    if (this.busy || !this.pending || this.state.at === 'conflict') return
    this.busy = true
    if (this.state.at === 'saved') this.tell({ at: 'saving' })
    const text = this.read()
    try {
      const { version, root, issues } = await askServer('PUT entry', { file: this.file, text, base: this.base })
      this.saved = text
      this.base = version
      this.parsed = { text, root }
      this.busy = false
      if (issues) takeIssues(this.file, issues)
      if (this.pending) this.changed()
      else this.settle()
    } catch (error) {
      this.busy = false
      this.refused(error)
    }
  }

  /**
   * Saves everything, also what is written while a save is on its way: for whoever is about to move, copy, record or delete
   * the file.
   *
   * @throws Error when the file is not what stands on the screen
   */
  async saveFirst(): Promise<void> {
    await this.save()
    while (this.busy) await this.nextState()
    if (this.pending) throw new Error(words.save.first)
  }

  /**
   * The text as the server parses it, which is the answer to its save where it can be saved. It may have changed meanwhile.
   *
   * @throws NoAnswer
   */
  async parse(): Promise<ParsedText> {
    while (this.busy || (this.pending && this.state.at === 'saved')) await this.nextState()
    const text = this.read()
    if (text !== this.parsed.text) {
      const { root } = await askServer('POST parse', { file: this.file, text })
      this.parsed = { text, root }
    }
    return this.parsed
  }

  private nextState(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop()
        resolve()
      })
    })
  }

  private settle() {
    clearTimeout(this.timer)
    dropDraft(ownDraftKey(this.file))
    this.tell({ at: 'saved' })
  }

  private refused(error: unknown) {
    if (isRefusal(error, 'PUT entry', 409)) {
      const theirs = error.body
      const base = this.saved ?? undefined
      if (base === undefined || !this.takeOver(theirs, base)) this.collide(theirs, base)
      return
    }
    const message = error instanceof NoAnswer ? error.message : words.server.noReason
    // Above the text it is said where to sign in.
    if (error instanceof NoAnswer && error.signIn) void readSite()
    this.tell({ at: 'failed', message, kept: keepDraft(this.file, this.read(), this.base) })
    this.saveIn(patience)
  }

  private saveIn(milliseconds: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), milliseconds)
  }

  private tell(state: SaveState) {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
