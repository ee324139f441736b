import type { PictureFile } from '#src/content/picture-order.ts'
import type { Issue } from './issue.ts'

/** What is wrong with a picture, before it is known where it is told. */
export type PictureProblem = Pick<Issue, 'severity' | 'message' | 'hint' | 'line' | 'column'>

/** A picture in `content/` with everything that is known of it alone. */
export interface FoundPicture {
  /** From the project's root. */
  file: string
  bytes: number
  /** Undefined when the site cannot show it. */
  picture?: PictureFile
  problems: PictureProblem[]
}

/** The pictures in `content/`, by file. Another map as soon as one of them has changed. */
export type Pictures = ReadonlyMap<string, FoundPicture>
