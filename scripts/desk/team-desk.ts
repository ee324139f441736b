import type {
  OpenElsewhere,
  ReviewAt,
  ReviewChange,
  ReviewMerged,
  TeamReview,
  TeamState,
} from '../../src/desk/requests/team.ts'

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
  /** @throws Refusal */
  merge(review: ReviewAt): Promise<ReviewMerged>
  /** A review has arrived at the remote: the others are told. */
  sent(): void
}
