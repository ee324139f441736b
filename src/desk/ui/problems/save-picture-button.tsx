import { createContext, useContext, useState } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'

/** Makes a file of the picture an issue stands at, and names it in the text. @throws in words, when it is not taken */
type SavePicture = (issue: DeskIssue) => Promise<void>

const SavePictureContext = createContext<SavePicture | undefined>(undefined)
export const SavePictureProvider = SavePictureContext.Provider

/** A button that makes a file of a picture that is written into the text. */
export function SavePictureButton({ issue, about }: { issue: DeskIssue; about?: string | undefined }) {
  const save = useContext(SavePictureContext)
  const [refusal, setRefusal] = useState('')
  if (!save || issue.problem !== 'picture-in-text') return null
  return (
    <span className="desk-fixes">
      <button
        type="button"
        className="desk-small"
        aria-label={about && `${about}: ${words.savePicture}`}
        onClick={() => save(issue).catch((error: Error) => setRefusal(error.message))}
      >
        {words.savePicture}
      </button>
      <span role="alert">{refusal}</span>
    </span>
  )
}
