import type { DeskIssue } from '../../requests/issue.ts'

/** Whether an issue stops the site from being built; a warning is only told. */
export const isError = ({ severity }: DeskIssue) => severity === 'error'
