import type { Tree } from '#src/body/tree.ts'

// What the desk asks for about legal texts, in the same way as everything in `api.ts`.

/**
 * `POST legal/new-version` with `{ document, effective }` → `{ file, from }`: a copy of the newest version, from another day.
 * `POST legal/withdraw` with `{ file }` → `{ file, recorded }`: takes back one that does not apply yet; a copy is kept.
 * Both ask nothing, so ask before. Refused with 409 in the words of the commands.
 */
export interface NewVersionRequest {
  /** `privacy-policy` */
  document: string
  /** The day from which it applies, `YYYY-MM-DD`. */
  effective: string
}
/** `POST legal/correct` → `Recorded`: records the text as final, or as corrected when it was final already. */
export interface RecordRequest {
  file: string
  /** Why a final text is corrected; readers see it. */
  reason?: string
  recordedBy: string
  approvedBy: string
}
export interface Recorded {
  file: string
  /** The text for the first time, a correction of it, only its figures, or nothing, because nothing changed. */
  what: 'first' | 'correction' | 'figures' | 'nothing'
}
/**
 * `GET legal/redline?file=`: a version compared with the one before it, as its page shows it. `GET legal/redline-docx` and
 * `GET legal/redline-pdf` with the same file answer with the bytes of a document of it; the changes of the first are
 * tracked. `POST legal/compare?file=` with the bytes of a Word document answers with what differs in that from the version.
 */
export interface LegalRedline {
  title: string
  /** The days of both versions. */
  before: string
  now: string
  /** With `ins` and `del` around what changed, and what became of words that stayed in `span.redline-remark`. */
  body: Tree
  insertions: number
  deletions: number
  moves: number
  /** How often words stayed, and where they lead or how they look changed: it is told behind them. */
  remarks: number
  sections: { id: string; number: string; text: string }[]
}
