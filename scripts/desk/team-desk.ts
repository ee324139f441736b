import type { NewComment, Passage, TeamComment, WordComment, WordTaken } from '../../src/desk/requests/comments.ts'
import type {
  OpenElsewhere,
  PreviewMade,
  ReviewAt,
  ReviewChange,
  ReviewMerged,
  TeamReview,
  TeamState,
} from '../../src/desk/requests/team.ts'

/** Other words for a passage that a writer has accepted. */
export interface Accepted {
  file: string
  passage: Passage
  words: string
  /** Who suggested them, as git names them. */
  by: { name: string; email: string }
}

/** Why a text is not here, where somebody was sent its address. */
export const notHere =
  'There is no such file at your desk. What a colleague has begun is found under Reviews once it is sent, and here once it is merged.'

/** What a desk can ask of the team its writer belongs to. */
export interface TeamDesk {
  state(): TeamState
  /** Who else has what open. */
  others(): OpenElsewhere[]
  /** An entry is open in a window of the writer, or no more: the others are told. */
  open(window: string, file: string, isOpen: boolean): void
  reviews(): Promise<TeamReview[]>
  changes(review: ReviewAt): Promise<ReviewChange[]>
  /** @throws Refusal where there is no such picture in it */
  picture(review: ReviewAt, file: string, before: boolean): Promise<Buffer>
  /** @throws Refusal */
  approve(review: ReviewAt): Promise<void>
  /** @throws Refusal */
  giveBack(review: ReviewAt, words: string): Promise<void>
  /**
   * Brings the texts of a review that is left to the writer to their desk.
   *
   * @throws Refusal
   */
  take(review: ReviewAt): Promise<void>
  /** @throws Refusal */
  merge(review: ReviewAt): Promise<ReviewMerged>
  /** @throws Refusal */
  preview(review: ReviewAt): Promise<PreviewMade>
  /** @throws Refusal */
  endPreview(id: string): Promise<void>
  /** A review has arrived at the remote: the others are told. */
  sent(): void
  /** @param files the entry, by the names it has and had */
  comments(files: readonly string[]): TeamComment[]
  /** @throws Refusal */
  comment(file: string, comment: NewComment): Promise<void>
  /** Takes over what others wrote into a document. */
  wordComments(file: string, comments: readonly WordComment[]): Promise<WordTaken>
  /** @throws Refusal */
  answer(comment: string, words: string): Promise<void>
  /** @throws Refusal */
  settle(comment: string, accepted: boolean): Promise<void>
  /** What others suggested for some files, and the writer accepted. */
  accepted(files: readonly string[]): Accepted[]
}
