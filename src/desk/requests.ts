import type { NewComment, TeamComment, WordComment, WordTaken } from './requests/comments.ts'
import type { Deleted, DeskEntry, EntryLinks, Moved, SaveConflict, Saved } from './requests/entry.ts'
import type { DeskChange, OpenReview, ReviewRequest, ReviewSent, Revision } from './requests/hand-over.ts'
import type { AcceptedWarning, DeskIssue, RuleMeaning } from './requests/issue.ts'
import type { JsonSchema } from './requests/json-schema.ts'
import type { LegalRedline, Markup, ReturnedRedline } from './requests/legal.ts'
import type { DeskSite, GoneLink, SourcePlace, TextFound } from './requests/site.ts'
import type { PreviewMade, ReviewAt, ReviewChange, ReviewMerged, TeamReview } from './requests/team.ts'
import type { WordChoices } from './requests/word.ts'
import type { BlockKind, LinkTarget, Parsed } from './requests/writing.ts'

interface OfFile {
  /** From the project's root: `content/articles/x.mdx`. */
  file: string
}

/**
 * Every request of the desk, by its method and its name below `/_desk/api/`: what it asks, what it answers, and by status
 * what comes with a refusal beside `DeskRefusal`. `ui/server/ask-server.ts` asks, `scripts/desk/routes` answers; both are
 * checked against this table.
 *
 * What `GET` asks stands in the address; what others ask is JSON, but for `bytes`, which are sent as they are, with all else
 * in the address. Bytes are a `Blob` here and a `Buffer` on the server. Every request carries the token of this start in
 * the header `x-desk-token`; one of an earlier start is refused with 401.
 *
 * Two are not asked in this way: `GET events?token=` opens the line on which `DeskEvent`s are told, for an `EventSource`
 * sends no header, and `POST /_desk/open` with `{ file? }` needs no token and opens a window that has the new one.
 */
export interface DeskRequests {
  // What there is.
  'GET site': { answers: DeskSite }
  'GET blocks': { answers: BlockKind[] }
  'GET targets': { answers: LinkTarget[] }
  /** As far as the last `npm run links` on this machine knows, or in the workflow whose findings were fetched. */
  'GET gone-links': { answers: GoneLink[] }
  /** `id` is that of an issue: `broken-link`. */
  'GET rule': { asks: { id: string }; answers: RuleMeaning }
  /** Each text with its first passages that have the words; one file with all of them. */
  'GET search': { asks: { words: string; file?: string }; answers: TextFound[] }
  /** Where words of a page stand; nothing where no text says them. */
  'POST source': {
    asks: {
      /** Of the page: `/briefings/x`. */
      address: string
      /** Those of the element that was pressed, then those of each element around it. */
      words: string[]
      /** How many elements before it say the same words. */
      before?: number
    }
    answers: SourcePlace | { file?: undefined }
  }

  // One entry.
  'GET entry': { asks: OfFile; answers: DeskEntry }
  /** That of its fields alone, for a file that may be there no more. */
  'GET schema': { asks: OfFile; answers: JsonSchema }
  'GET links': { asks: OfFile; answers: EntryLinks }
  /** A text that is not saved: one that is pasted, or as it was. */
  'POST parse': { asks: OfFile & { text: string }; answers: Parsed }
  /** `base` is the version the text was made from; null for a file that must not exist, such as one deleted meanwhile. */
  'PUT entry': {
    asks: OfFile & { text: string; base: string | null }
    answers: Saved
    refuses: { 409: SaveConflict }
  }
  /** `kind` is `EntryKind.one`. */
  'POST new': { asks: { kind: string; title: string }; answers: OfFile }
  /** An entry that begins with the text of a Word document; in sentences what was not kept, and what a team may take over. */
  'POST word': {
    asks: WordChoices & { kind: string; title: string; name: string; bytes: Blob }
    answers: OfFile & { left: string[]; comments: Markup[] }
  }
  /** Links follow, and the old address where readers may know it. `slug` may be words to make one of: `How we price`. */
  'POST move': { asks: OfFile & { slug: string }; answers: Moved }
  'POST duplicate': { asks: OfFile; answers: Moved }
  /** Refused with the files in which something would lead nowhere. */
  'POST delete': {
    asks: OfFile & {
      /** Where the address of its page leads from now on: `/services`. */
      to?: string
      /** Whether the links to it are written anew to lead there; otherwise they lead there by its old address. */
      links?: boolean
    }
    answers: Deleted
    refuses: { 409: { files?: string[] } }
  }
  /** Of a picture that no page shows. */
  'POST delete-picture': { asks: OfFile; answers: Deleted }
  /** Takes back an entry or a picture, with the links that were led elsewhere. */
  'POST restore': { asks: OfFile; answers: Deleted }
  /** Lays a picture beside the entry. Refused in the words of the check. */
  'POST picture': {
    asks: OfFile & { name: string; bytes: Blob }
    answers: {
      /** The name it got. */
      src: string
    }
  }

  // Warnings that are meant.
  /** `who` where git does not know who writes. */
  'POST accepted/add': {
    asks: Pick<AcceptedWarning, 'rule' | 'file' | 'words' | 'reason'> & { who?: string }
    answers: OfFile
  }
  /** Has one told again. */
  'POST accepted/remove': { asks: Pick<AcceptedWarning, 'rule' | 'file' | 'words'>; answers: OfFile }

  // What changed, and where it goes.
  'GET changes': { answers: DeskChange[] }
  /** With `before`, which says nothing, as it was in the last commit. */
  'GET picture': { asks: OfFile & { before?: '' }; answers: Blob }
  /** The newest first, as in `GET history`. */
  'GET reviews': { answers: OpenReview[] }
  'POST review': { asks: ReviewRequest; answers: ReviewSent; refuses: { 409: { needs?: 'author' } } }
  'GET history': { asks: OfFile; answers: Revision[] }
  'GET revision': { asks: OfFile & { id: string }; answers: { text: string } }

  // What a team does together; refused where somebody writes alone.
  /** An entry is open in a window, or no more: others see it for as long as the window says so when it is asked. */
  'POST team/open': { asks: OfFile & { window: string; open: boolean }; answers: OfFile }
  /** What waits for whoever asks comes first. */
  'GET team/reviews': { answers: TeamReview[] }
  'GET team/changes': { asks: ReviewAt; answers: ReviewChange[] }
  /** With `before`, which says nothing, as it was before the review. */
  'GET team/picture': { asks: ReviewAt & OfFile & { before?: '' }; answers: Blob }
  'POST team/approve': { asks: ReviewAt; answers: ReviewAt }
  'POST team/return': { asks: ReviewAt & { words: string }; answers: ReviewAt }
  /** Brings the texts of a review that is left to whoever asks to their desk, where they go on with it. */
  'POST team/take': { asks: ReviewAt; answers: ReviewAt }
  'POST team/merge': { asks: ReviewAt; answers: ReviewMerged }
  /** Makes and ends links to its pages, for people without a desk: `id` is that of one. */
  'POST team/preview': { asks: ReviewAt; answers: PreviewMade }
  'POST team/end-preview': { asks: { id: string }; answers: { id: string } }
  /** What is said of an entry, the oldest first. */
  'GET team/comments': { asks: OfFile; answers: TeamComment[] }
  'POST team/comment': { asks: OfFile & NewComment; answers: OfFile }
  'POST team/word-comments': { asks: OfFile & { comments: WordComment[] }; answers: WordTaken }
  /** `id` is that of a comment; what was settled is open again. */
  'POST team/answer': { asks: { id: string; words: string }; answers: { id: string } }
  /** With `accepted` the words of a suggestion are written by whoever asks, before or after it. */
  'POST team/settle': { asks: { id: string; accepted: boolean }; answers: { id: string } }

  // Legal texts, by the guarded commands. They ask nothing, so ask before. Refused in the words of the commands.
  /** A copy of the newest version of a text, such as `privacy-policy`, from another day on: `YYYY-MM-DD`. */
  'POST legal/new-version': { asks: { document: string; effective: string }; answers: OfFile & { from: string } }
  /** Records the text as final, or as corrected when it was final already: then readers see the reason. */
  'POST legal/correct': {
    asks: OfFile & { reason?: string; recordedBy?: string; approvedBy?: string }
    /** The text for the first time, a correction of it, who approved it, only its figures, or nothing that is new. */
    answers: OfFile & { what: 'first' | 'correction' | 'approval' | 'figures' | 'nothing' }
  }
  /** Publishes a version ahead of the day from which it applies: today, or from `date` on. */
  'POST legal/announce': { asks: OfFile & { date?: string; by?: string }; answers: OfFile & { date: string } }
  /** Takes back an announcement that is not in the last commit, or whose day has not come: no reader can have seen it. */
  'POST legal/cancel-announcement': { asks: OfFile; answers: OfFile }
  /**
   * Takes back a version that does not apply yet. A copy of it is kept; of one that was announced readers are told when and
   * why, and its text stays.
   */
  'POST legal/withdraw': {
    asks: OfFile & { by?: string; reason?: string }
    answers: OfFile & { recorded: boolean; announced: boolean }
  }
  /** A version compared with the one before it; as a Word document the changes are tracked. */
  'GET legal/redline': { asks: OfFile; answers: LegalRedline }
  'GET legal/redline-docx': { asks: OfFile; answers: Blob }
  'GET legal/redline-pdf': { asks: OfFile; answers: Blob }
  /** What differs in a Word document from a version. */
  'POST legal/compare': { asks: OfFile & { bytes: Blob }; answers: ReturnedRedline }
}

export type RequestName = keyof DeskRequests
export type Asks<Name extends RequestName> = DeskRequests[Name] extends { asks: infer Asks extends object }
  ? Asks
  : Record<string, never>
export type Answers<Name extends RequestName> = DeskRequests[Name]['answers']
/** What comes with a refusal, by status. */
export type Refuses<Name extends RequestName> = DeskRequests[Name] extends { refuses: infer Refuses } ? Refuses : never

/** What every answer says that it is. A proxy that answers in the place of the desk says something else of its own. */
export const answerTypes = {
  json: 'application/json; charset=utf-8; from=desk',
  file: 'application/octet-stream; from=desk',
}

/** Every refusal. */
export interface DeskRefusal {
  /** A sentence for the person who writes. */
  message: string
  /** The field of the form it is about. */
  field?: string
  /** What has to be put right first. */
  issues?: DeskIssue[]
  /** Of somebody who is signed out: the address at which they sign in. */
  signIn?: string
}
