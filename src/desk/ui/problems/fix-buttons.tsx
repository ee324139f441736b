import { createContext, type MouseEvent, useContext } from 'react'
import type { DeskIssue, Fix } from '../../requests/issue.ts'
import { fixName } from '../../text/fields/fix-edits.ts'
import { focusInside } from '../fields/focus-field.ts'
import { focusMain } from '../shell/focus-main.ts'
import { SavePictureButton } from './save-picture-button.tsx'

/** Puts an issue right. */
export type ApplyFix = (issue: DeskIssue, fix: Fix) => void

const FixContext = createContext<ApplyFix | undefined>(undefined)
export const FixProvider = FixContext.Provider

/** A button for each way to put an issue right that the check knows. */
export function FixButtons({ issue, about }: { issue: DeskIssue; about?: string }) {
  const apply = useContext(FixContext)
  if (!apply || !issue.fixes?.length) return <SavePictureButton issue={issue} about={about} />
  const press = (fix: Fix, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with its issue; whoever pressed it goes on at the field, at the list or in the text.
    const near = currentTarget.closest('.desk-field, .desk-group, .desk-problems')
    const text = currentTarget.closest<HTMLElement>('.ProseMirror')
    if (!focusInside(near)) text ? text.focus() : focusMain()
    apply(issue, fix)
  }
  return (
    <span className="desk-fixes">
      {issue.fixes.map((fix) => (
        <button
          key={fixName(fix)}
          type="button"
          className="desk-small"
          aria-label={about && `${about}: ${fixName(fix)}`}
          onClick={(event) => press(fix, event)}
        >
          {fixName(fix)}
        </button>
      ))}
    </span>
  )
}
