import { useState } from 'react'
import { words } from '../../words.ts'
import { useRoute } from '../route.ts'
import { askServer } from '../server/ask-server.ts'
import { readSite, useSite } from '../server/site-store.ts'
import { tellDeleted } from './deleted-notice.tsx'

/** A button that deletes a picture, where no page shows it. Afterwards it can be taken back. */
export function DeletePicture({ file }: { file: string }) {
  const { site } = useSite()
  const back = useRoute()
  const [refusal, setRefusal] = useState('')
  if (!site?.issues.some((issue) => issue.rule === 'unused-picture' && issue.file === file)) return null
  const remove = async () => {
    try {
      await askServer('POST delete-picture', { file })
      tellDeleted({ file, title: file.replace(/^.*\//, ''), back })
      void readSite()
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  return (
    <>
      <p className="desk-buttons">
        <button type="button" className="desk-small" onClick={() => void remove()}>
          {words.delete.picture}
        </button>
      </p>
      {refusal && (
        <p className="desk-problem" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
