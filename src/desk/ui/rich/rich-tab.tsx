import { EditorState } from 'prosemirror-state'
import { useEffect, useRef, useState } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import type { PageLink } from '../page/page-link.ts'
import { takeLostFocus } from '../shell/focus-main.ts'
import { Waiting } from '../shell/waiting.tsx'
import type { OpenFile } from '../write/open-file.ts'
import type { Reveal } from '../write/reveal.ts'
import { TextNotice } from '../write/text-notice.tsx'
import { useHistoryKeys } from '../write/use-history-keys.ts'
import { Inspector } from './inspector.tsx'
import { showIssues } from './issue-marks.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { selectStandIn } from './select-stand-in.ts'
import { Toolbar } from './toolbar.tsx'
import { useDroppedPicture } from './use-dropped-picture.ts'
import { type CommentPlaces, useRichText } from './use-rich-text.ts'

interface Props {
  open: OpenFile
  issues: readonly DeskIssue[]
  reveal?: Reveal
  link: PageLink
  said: CommentPlaces
}

/** The body of a file as rich text. */
export function RichTab({ open, issues, reveal, link, said }: Props) {
  const [linking, setLinking] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  useHistoryKeys(area, open.buffer)
  const { mount, view, state, failed, left, place, goTo } = useRichText(open, () => setLinking(true), said)
  const dropped = useDroppedPicture(view, open.entry.file)
  useEffect(() => {
    if (view && reveal) goTo(reveal)
  }, [view, reveal, goTo])
  useEffect(() => {
    if (!view) return
    selectStandIn(view, view.state.selection.from)
    takeLostFocus()
  }, [view])
  const here = state?.selection.$head.parent
  useEffect(() => {
    if (here?.isTextblock) link.show(here.textContent)
  }, [here, link])
  useEffect(() => {
    if (view) showIssues(view, () => place(issues))
  }, [view, issues, place])
  if (failed) return <p className="desk-failure">{words.rich.unreadable}</p>
  return (
    <div className="desk-rich" ref={area}>
      {view && state instanceof EditorState && (
        <div className="desk-rich-tools">
          <Toolbar view={view} state={state} collection={open.entry.collection} openLink={() => setLinking(true)} />
          <Inspector view={view} state={state} file={open.entry.file} />
          {dropped.refusal && (
            <p className="desk-problem" role="alert">
              {dropped.refusal}
            </p>
          )}
          {left.sentences.length > 0 && <TextNotice key={left.pastes}>{left.sentences.join(' ')}</TextNotice>}
        </div>
      )}
      {!view && <Waiting>{words.loading}</Waiting>}
      <div
        className="desk-rich-place"
        ref={mount}
        onDropCapture={dropped.onDropCapture}
        onPasteCapture={dropped.onPasteCapture}
      />
      {linking && view && <LinkDialog view={view} close={() => setLinking(false)} />}
    </div>
  )
}
