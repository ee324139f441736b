import { useEffect, useState } from 'react'
import type { DeskChange } from '../../requests/hand-over.ts'
import type { ReviewAt } from '../../requests/team.ts'
import { words } from '../../words.ts'
import { askServer } from '../server/ask-server.ts'
import { Failure } from '../shell/failure.tsx'

interface Props extends Pick<DeskChange, 'file' | 'kind'> {
  /** The one it stands in; otherwise it is of whoever writes here. */
  review?: ReviewAt | undefined
}

/** A picture as it was handed over last, beside the picture as it is now. */
export function PictureChange({ file, kind, review }: Props) {
  return (
    <div className="desk-before-after desk-picture-change">
      {kind !== 'added' && <Picture file={file} review={review} before />}
      {kind !== 'deleted' && <Picture file={file} review={review} />}
    </div>
  )
}

function Picture({ file, review, before = false }: Omit<Props, 'kind'> & { before?: boolean }) {
  const { branch, commit } = review ?? {}
  const [address, setAddress] = useState<string>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let wanted = true
    let made: string | undefined
    const take = (bytes: Blob) => {
      if (!wanted) return
      made = URL.createObjectURL(new Blob([bytes], { type: typeOf(file) }))
      setAddress(made)
    }
    const which = { file, before: before ? ('' as const) : undefined }
    const asked =
      branch && commit ? askServer('GET team/picture', { branch, commit, ...which }) : askServer('GET picture', which)
    asked.then(take, (error: Error) => wanted && setFailure(error.message))
    return () => {
      wanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, branch, commit, before])
  const name = before ? words.changes.before : words.changes.after
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {failure && <Failure message={failure} />}
      {address && <img src={address} alt={words.changes.picture(name)} />}
    </figure>
  )
}

/** Drawings are shown by their type alone; photographs would be by their bytes. */
const typeOf = (file: string) => `image/${file.replace(/^.*\./, '').replace('svg', 'svg+xml').replace('jpg', 'jpeg')}`
