import { setDiagnostics } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import type { DeskIssue, Fix } from '../../requests/issue.ts'
import { fixEdits } from '../../text/fields/fix-edits.ts'
import { wordsAt, wordsBeside } from '../../text/model/words-at.ts'
import type { PageLink } from '../page/page-link.ts'
import { takeLostFocus } from '../shell/focus-main.ts'
import type { OpenFile } from '../write/open-file.ts'
import type { Reveal } from '../write/reveal.ts'
import { areShown, diagnosticsOf } from './diagnostics.ts'
import { sourceExtensions } from './source-extensions.ts'

interface Props {
  open: OpenFile
  issues: readonly DeskIssue[]
  reveal?: Reveal
  link: PageLink
}

/** The file as it is written. */
export function SourceTab({ open, issues, reveal, link }: Props) {
  const { entry, buffer } = open
  const mount = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  useEffect(() => {
    buffer.configure(sourceExtensions(entry, buffer))
    const made = new EditorView({
      state: buffer.state,
      parent: mount.current as HTMLElement,
      dispatchTransactions: (transactions) => transactions.forEach(buffer.dispatch),
    })
    const follow = () => {
      const { head } = buffer.state.selection.main
      link.show(wordsAt(buffer.text, head, entry.format), wordsBeside(buffer.text, head, entry.format))
    }
    const stop = buffer.subscribe((transaction) => {
      made.update([transaction])
      if (transaction.docChanged || transaction.selection) follow()
    })
    follow()
    view.current = made
    made.dispatch({ effects: EditorView.scrollIntoView(buffer.state.selection.main.head, { y: 'center' }) })
    return () => {
      stop()
      made.destroy()
      view.current = undefined
      buffer.configure([])
    }
  }, [buffer, entry, link])
  useEffect(() => {
    const diagnostics = diagnosticsOf(buffer.state.doc, issues, apply)
    if (view.current && !areShown(view.current.state, diagnostics))
      view.current.dispatch(setDiagnostics(view.current.state, diagnostics))
    function apply(issue: DeskIssue, fix: Fix) {
      buffer.edit(fixEdits(buffer.text, entry.format, issue, fix), 'fix')
    }
  }, [buffer, entry.format, issues])
  useEffect(() => {
    if (reveal?.offset === undefined || !view.current) return
    const selection = { anchor: reveal.offset, head: reveal.end ?? reveal.offset }
    view.current.dispatch({ selection, effects: EditorView.scrollIntoView(reveal.offset) })
    view.current.focus()
  }, [reveal])
  useEffect(takeLostFocus, [])
  return <div className="desk-source" ref={mount} />
}
