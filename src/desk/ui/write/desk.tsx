import { useEffect, useState, useSyncExternalStore } from 'react'
import { words } from '../../words.ts'
import { ConflictView } from '../conflict/conflict-view.tsx'
import { PageLink } from '../page/page-link.ts'
import { PagePreview } from '../page/page-preview.tsx'
import { goTo, useRoute } from '../route.ts'
import { useSite } from '../server/site-store.ts'
import { useAnswer } from '../server/use-answer.ts'
import { lazyView } from '../shell/lazy-view.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { CommentsButton } from '../team/comments-button.tsx'
import type { SaveState } from './autosave.ts'
import { FileHead } from './file-head.tsx'
import type { OpenFile } from './open-file.ts'
import { Panes } from './panes.tsx'
import type { FilePlace, TextTab } from './reveal.ts'
import { TextNotice } from './text-notice.tsx'
import { TextPane } from './text-pane.tsx'

const CommentsPanel = lazyView(async () => (await import('../team/comments-panel.tsx')).CommentsPanel)

interface Props {
  open: OpenFile
  title: string
  /** Another file is on its way: this one takes no more words. */
  leaving: boolean
}

/** What somebody has to choose between. */
const conflictOf = (state: SaveState) => (state.at === 'conflict' ? state : undefined)

/** The desk with a file on it: left its text, right its page, which stays when another file comes. */
export function Desk({ open, title, leaving }: Props) {
  const { site } = useSite()
  const { field, line, column, length, page } = useRoute()
  const [link] = useState(() => new PageLink())
  const [tab, setTab] = useState<TextTab>('text')
  const [place, setPlace] = useState<FilePlace>()
  const [isCommenting, setCommenting] = useState(false)
  /** The comment somebody wants to see. A new object each time. */
  const [wanted, setWanted] = useState<{ id: string }>()
  // Not the state itself, which is another twice for each key.
  const conflict = useSyncExternalStore(open.autosave.subscribe, () => conflictOf(open.autosave.state))
  const takenOver = useSyncExternalStore(open.autosave.subscribe, () => open.takenOver)
  const { file } = open.entry
  // The team is told anew with whatever somebody else said.
  const comments = useAnswer('GET team/comments', site?.team ? { file } : null, site?.team)
  const openComment = (id: string) => {
    setCommenting(true)
    setWanted({ id })
  }
  const entry = site?.entries.find((one) => one.file === file)
  const address = page ?? entry?.address ?? open.entry.address
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every file the address says where to begin
  useEffect(() => {
    if (field || line) setPlace({ field, line, column, length })
  }, [open, field, line, column, length])
  useEffect(
    () =>
      link.onFound((found, words) => {
        if (!found) return
        const { file: other, ...there } = found
        if (other === file) setPlace({ ...there, words })
        else goTo({ view: 'write', ...found, page: link.address })
      }),
    [link, file],
  )
  const pane = leaving ? (
    <Waiting>{words.loading}</Waiting>
  ) : (
    <TextPane
      key={file}
      open={open}
      tab={tab}
      setTab={setTab}
      place={place}
      link={link}
      said={{ comments: comments.value, openComment }}
    />
  )
  const beside = isCommenting ? (
    <CommentsPanel key={file} {...{ open, comments, wanted, tab }} show={setPlace} close={() => setCommenting(false)} />
  ) : (
    <PagePreview file={file} address={address} title={title} link={link} />
  )
  return (
    <main className="desk-write">
      <FileHead key={file} open={open} title={title} entry={entry}>
        <CommentsButton
          file={file}
          isOpen={isCommenting}
          press={() => {
            setCommenting(!isCommenting)
            setWanted(undefined)
          }}
        />
      </FileHead>
      {open.recovered && <TextNotice key={`${file} recovered`}>{words.recovered}</TextNotice>}
      {takenOver > 0 && <TextNotice key={`${file} ${takenOver}`}>{words.takenOver(takenOver)}</TextNotice>}
      {conflict ? (
        <ConflictView open={open} theirs={conflict.theirs} base={conflict.base} />
      ) : (
        <Panes left={pane} right={beside} />
      )}
    </main>
  )
}
