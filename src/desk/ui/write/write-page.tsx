import { useEffect } from 'react'
import { words } from '../../words.ts'
import { useSite } from '../server/site-store.ts'
import { Failure } from '../shell/failure.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { Desk } from './desk.tsx'
import { useOpenFile } from './use-open-file.ts'

/** A file to write in, and the page it makes. */
export function WritePage({ file }: { file: string }) {
  const { open, failure, again } = useOpenFile(file)
  const { site } = useSite()
  const title = site?.entries.find((entry) => entry.file === file)?.title || file
  useEffect(() => {
    document.title = `${title} · ${words.desk}`
  }, [title])
  if (open) return <Desk open={open} title={title} leaving={open.entry.file !== file} />
  return (
    <main className="desk-page">
      <h1 className="desk-title">{title}</h1>
      {failure ? <Failure message={failure} again={again} /> : <Waiting>{words.loading}</Waiting>}
    </main>
  )
}
