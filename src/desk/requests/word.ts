/** What becomes of a Word document where somebody has to decide. */
export interface WordChoices {
  /** Changes that are tracked in it; accepted when nothing is said. */
  changes?: 'accepted' | 'rejected'
  /** Words that are hidden in it; left out when nothing is said. */
  hidden?: 'left' | 'taken'
}
