import type {
  DeskChange,
  OpenReview,
  ReviewRequest,
  ReviewSent,
  Revision,
} from '../../../src/desk/requests/hand-over.ts'
import type { DeskSite } from '../../../src/desk/requests/site.ts'

export type ChangeKind = DeskChange['kind']

/** What the content is compared with, and where changes are handed over to. Files are told from the project's root. */
export interface Repository {
  /** Settles once it is known what was there before: nothing is written or asked earlier. Later calls do nothing again. */
  open(): Promise<void>
  state(): Promise<DeskSite['git']>
  /** The files of the content, pictures included, that differ from the last commit. */
  changes(): Promise<Map<string, ChangeKind>>
  /** The bytes of a file in the last commit; null when it was not there. */
  before(file: string): Promise<Buffer | null>
  /** The bytes of many files in the last commit, without those that were not there. */
  allBefore(files: readonly string[]): Promise<Map<string, Buffer>>
  /** The files whose text waits for a review as it stands, with the branch. */
  waiting(): Promise<Map<string, string>>
  /** The reviews a change can be added to, the newest first. */
  reviews(): Promise<OpenReview[]>
  /** @throws Refusal */
  send(request: ReviewRequest): Promise<ReviewSent>
  /** The newest first. */
  history(file: string): Promise<Revision[]>
  /**
   * The text of a file in a revision of its history.
   *
   * @throws Refusal when there is none
   */
  revision(file: string, id: string): Promise<string>
}
