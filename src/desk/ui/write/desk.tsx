import { useState, useSyncExternalStore } from 'react'
import { words } from '../../words.ts'
import { ConflictView } from '../conflict/conflict-view.tsx'
import { useSite } from '../server/site-store.ts'
import { FileHead } from './file-head.tsx'
import type { OpenFile } from './open-file.ts'
import { PagePreview } from './page-preview.tsx'
import { Panes } from './panes.tsx'
import { TextPane } from './text-pane.tsx'

/** The desk with a file on it: left its text, right its page. */
export function Desk({ open, title }: { open: OpenFile; title: string }) {
  const { site } = useSite()
  const [recovered, setRecovered] = useState(open.recovered)
  const save = useSyncExternalStore(open.autosave.subscribe, () => open.autosave.state)
  const entry = site?.entries.find(({ file }) => file === open.entry.file)
  const address = entry?.address ?? open.entry.address
  return (
    <main className="desk-write">
      <FileHead open={open} title={title} entry={entry} save={save} />
      {recovered && (
        <p className="desk-notice" role="status">
          {words.recovered}
          <button type="button" className="desk-small" onClick={() => setRecovered(false)}>
            {words.close}
          </button>
        </p>
      )}
      {save.at === 'conflict' ? (
        <ConflictView open={open} theirs={save.theirs} />
      ) : (
        <Panes left={<TextPane open={open} />} right={<PagePreview address={address} title={title} />} />
      )}
    </main>
  )
}
