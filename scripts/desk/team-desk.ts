import type { ReviewAt, ReviewChange, ReviewMerged, TeamReview, TeamState } from '../../src/desk/requests/team.ts'

/** What a desk can ask of the team its writer belongs to. */
export interface TeamDesk {
  state(): TeamState
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
