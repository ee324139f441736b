/** What differs from the last commit below `content/`. */
export interface DeskChange {
  file: string
  kind: 'added' | 'changed' | 'deleted'
  /** Of an added file: the deleted one it was before, which is not told apart and goes along. */
  from?: string
  title: string
  /** Null where there is none: before it was added, after it was deleted, of a picture. */
  before: string | null
  after: string | null
  /** The branch on which it waits for review as it stands. */
  review?: string
  /** The register of legal texts, which the commands write: fingerprints. */
  register?: true
  /** A picture, whose bytes are asked for. */
  picture?: true
}

/** A review that was sent and is not taken over yet. */
export interface OpenReview {
  branch: string
  /** The first line of what was said when it was begun. */
  message: string
  files: string[]
}

/** What becomes a branch and a commit of exactly these files, or a patch without git. */
export interface ReviewRequest {
  files: string[]
  /** In the writer's words; the first line names it. */
  message: string
  /** An earlier review to go on with: the commit follows its last one. */
  branch?: string
  /** Needed once where git does not know. */
  author?: { name: string; email: string }
}

/** What became of a review. */
export interface ReviewSent {
  branch?: string
  /** Whether the remote has it. */
  pushed?: boolean
  /** Why it has not. */
  problem?: string
  /** Where the remote lets a review be opened. */
  url?: string
  /** Without git: the changes as the text of a patch. */
  patch?: string
  /** The files that stand in no patch, because they are pictures: they have to be sent along. */
  left?: string[]
}

/** A text that was handed over. */
export interface Revision {
  id: string
  author: string
  /** ISO 8601. */
  date: string
  message: string
}
