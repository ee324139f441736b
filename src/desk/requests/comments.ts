/** Words of a text with those around them, by which they are found again. */
export interface Passage {
  /** The field they stand in, such as `hero.title`; without it they stand in the body. */
  field?: string
  words: string
  before: string
  after: string
}

/** Whose words they are. */
interface SaidBy {
  by: string
  /** Who took them over from a Word document. */
  takenBy?: string
}

/** What somebody said to a comment. */
export interface CommentAnswer extends SaidBy {
  /** ISO 8601. */
  at: string
  words: string
}

/** What somebody says of an entry, or other words that they suggest for a passage of it. */
export interface TeamComment extends SaidBy {
  id: string
  /** Where it stands; without it, at the whole entry. */
  passage?: Passage
  /** ISO 8601. */
  at: string
  /** Empty of a suggestion that says nothing else. */
  words: string
  /** The words for the passage; empty where it is to be struck. */
  suggestion?: string
  answers: CommentAnswer[]
  /** Who settled it, or accepted the suggestion. */
  settled?: { by: string; accepted?: true }
  /** What whoever asks may do with it, besides answering. */
  may: ('settle' | 'accept')[]
}

/** A comment as it is made. */
export type NewComment = Pick<TeamComment, 'passage' | 'words' | 'suggestion'>

/** What somebody wrote into a Word document about a passage of its text. What was taken over already is not said again. */
export interface WordComment {
  author: string
  /** ISO 8601; nothing where the document does not say it. */
  at?: string
  words: string
  passage?: Passage
  /** The words of the passage before changes were tracked in them, where they are others. */
  was?: string
  answers: Omit<WordComment, 'passage' | 'was' | 'answers' | 'settled'>[]
  settled?: true
}

/** How many comments of a Word document came anew, were settled as there, and stay open since somebody has answered them here. */
export interface WordTaken {
  taken: number
  settled: number
  answered: number
}
