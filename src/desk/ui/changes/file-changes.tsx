import { useState } from 'react'
import { words } from '../../words.ts'
import { Waiting } from '../shell/waiting.tsx'
import { ChangeList } from './change-list.tsx'
import { ParagraphChanges } from './paragraph-changes.tsx'
import { useFileChanges } from './use-file-changes.ts'

interface Props {
  file: string
  /** Empty where there was no such file. */
  before: string
  after: string
}

/** What changed in a file, as whoever writes sees it; as it stands in the file, on request or where it cannot be read. */
export function FileChanges({ file, before, after }: Props) {
  const parts = useFileChanges(file, before, after)
  if (!parts) return <Waiting>{words.loading}</Waiting>
  if (parts === 'unread') return <ParagraphChanges before={before} after={after} />
  // Of what is new or gone as a whole, every line would be struck or added.
  const side = before === '' ? 'after' : after === '' ? 'before' : undefined
  return (
    <>
      {side && parts.length > 0 && <p className="desk-note">{words.changes.whole[side]}</p>}
      {parts.length === 0 && (
        <p className="desk-note">{before === after ? words.changes.alike : words.changes.lineEnds}</p>
      )}
      <ChangeList file={file} parts={parts} side={side} />
      {parts.some(({ source }) => !source) && <InFile before={before} after={after} />}
    </>
  )
}

function InFile({ before, after }: Omit<Props, 'file'>) {
  const [open, setOpen] = useState(false)
  return (
    <details className="desk-in-file" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.changes.asInFile}</summary>
      {open && <ParagraphChanges before={before} after={after} />}
    </details>
  )
}
