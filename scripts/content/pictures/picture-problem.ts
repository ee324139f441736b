import type { Issue } from '../report/issue.ts'

/** What is wrong with a picture, before it is known where it is told. */
export type PictureProblem = Pick<Issue, 'severity' | 'message' | 'hint' | 'line' | 'column'>
