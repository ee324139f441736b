import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import type { TeamComment } from '../../requests/comments.ts'
import type { DeskIssue } from '../../requests/issue.ts'
import { bodyEdits } from '../../text/body/body-edits.ts'
import { fixEdits } from '../../text/fields/fix-edits.ts'
import { bodySchema } from '../../text/model/body-schema.ts'
import { plainWords } from '../../text/model/plain-words.ts'
import { posAt } from '../../text/model/source-map.ts'
import { words } from '../../words.ts'
import type { OpenFile } from '../write/open-file.ts'
import type { Reveal } from '../write/reveal.ts'
import { TextBuffer } from '../write/text-buffer.ts'
import { commentMarks, placedComments, showComments } from './comment-marks.ts'
import { enterBlock } from './enter-block.ts'
import { issueMarks, type PlacedIssue } from './issue-marks.tsx'
import { nodeViews } from './node-views.ts'
import { pasteCells } from './paste-cells.ts'
import { pasteFootnotes } from './paste-footnotes.ts'
import { PasteParser } from './paste-parser.ts'
import { TextPaste } from './paste-text.ts'
import { RichDocument } from './rich-document.ts'
import { richKeys } from './rich-keys.ts'
import { selectStandIn } from './select-stand-in.ts'
import { selectedIn } from './selected-in.ts'
import { selectionIn } from './show-document.ts'
import { tableHeads } from './table-heads.ts'
import { valueAt } from './value-at.ts'

/** What was said about a text, and what leads to it. */
export interface CommentPlaces {
  comments?: readonly TeamComment[]
  openComment(id: string): void
}

/** Puts the rich text of a file into an element for as long as a component is shown. */
export function useRichText(open: OpenFile, openLink: () => void, said: CommentPlaces) {
  const { entry, buffer, autosave } = open
  const mount = useRef<HTMLDivElement>(null)
  const rich = useRef<RichDocument>(undefined)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const [failed, setFailed] = useState(false)
  /** What could not be kept of what was pasted last. */
  const [left, setLeft] = useState({ pastes: 0, sentences: [] as string[] })
  const link = useRef(openLink)
  link.current = openLink
  const told = useRef(said)
  told.current = said
  useEffect(() => {
    const plugins = [
      ...richKeys(buffer, () => link.current()),
      issueMarks((issue, fix) => buffer.edit(fixEdits(buffer.text, entry.format, issue, fix), 'fix')),
      ...commentMarks(
        () => document.current && placedComments(entry.file, document.current, told.current.comments ?? []),
        (id) => told.current.openComment(id),
      ),
      // Gives selected cells the class `selectedCell`.
      tableEditing(),
      tableHeads,
      dropCursor({ class: 'desk-drop-cursor', color: false }),
      gapCursor(),
    ]
    const text = new TextPaste(entry.file)
    const document = new RichDocument(buffer, () => autosave.parse(), plugins)
    let made: EditorView | undefined
    let wanted = true
    // React takes the reference away while the code of another tab is loading.
    const place = mount.current
    void document.open().then((first) => {
      if (!wanted) return
      if (!first || !place) return setFailed(true)
      made = new EditorView(place, {
        state: first,
        attributes: { 'aria-label': words.rich.text, 'aria-multiline': 'true', role: 'textbox', id: 'rich-text' },
        nodeViews: nodeViews(entry.file),
        clipboardParser: new PasteParser(
          () => made?.state.selection,
          (sentences) => setLeft(({ pastes }) => ({ pastes: pastes + 1, sentences })),
        ),
        clipboardTextParser: text.hear,
        handlePaste: (view, event, slice) =>
          pasteCells(view, event) || text.paste(view, event) || pasteFootnotes(view, slice),
        handleClick: selectStandIn,
        handleTextInput: typeBehindBlock,
        dispatchTransaction: (transaction) => {
          const before = made?.state
          document.dispatch(transaction)
          if (!made || !before) return
          const { state } = made
          if (isWriting(before, state)) startTransition(() => setState(state))
          else setState(state)
        },
      })
      rich.current = document
      document.attach(made)
      buffer.selected = () => selectedIn(document, buffer)
      setView(made)
      setState(made.state)
      whenIdle(() => rehearse(document))
    })
    return () => {
      wanted = false
      buffer.selected = undefined
      document.detach()
      made?.destroy()
      rich.current = undefined
      setView(undefined)
    }
  }, [entry.file, entry.format, buffer, autosave])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another thing to look for
  useEffect(() => {
    if (view) showComments(view)
  }, [view, said.comments])
  const goTo = useCallback(
    ({ offset, end, field, words }: Reveal) => {
      const document = rich.current
      const pos = posOf(document, offset)
      if (!document?.view || pos === undefined) return
      if (words && focusValue(document.view.nodeDOM(pos), words)) return
      const { tr, doc } = document.view.state
      if (doc.nodeAt(pos)?.type.name === 'block') {
        // Words that a block makes of its values, such as the ticks of a chart, stand in no field: they lead to the block.
        if (!words) return enterBlock(document.view, pos, field ?? valueAt(buffer.text, offset, end))
        tr.setSelection(NodeSelection.create(doc, pos))
      } else tr.setSelection(selectionIn(doc, pos, end === undefined ? pos : posOf(document, end)))
      document.view.dispatch(tr.scrollIntoView())
      document.view.focus()
    },
    [buffer],
  )
  const place = useCallback(
    (issues: readonly DeskIssue[]): PlacedIssue[] => {
      const { doc } = buffer.state
      return issues.flatMap((issue) => {
        if (!issue.line || issue.line > doc.lines) return []
        const pos = posOf(rich.current, doc.line(issue.line).from + (issue.column ?? 1) - 1)
        return pos === undefined ? [] : [{ issue, pos }]
      })
    },
    [buffer],
  )
  return { mount, view, state, failed, left, goTo, place }
}

/** Whether somebody writes on where they were: the tools are drawn behind the key then, and not with it. */
function isWriting(before: EditorState, now: EditorState): boolean {
  const [from, to] = [before.selection.$head, now.selection.$head]
  const isSamePassage = from.depth === to.depth && from.parent.type === to.parent.type
  return before.doc !== now.doc && now.selection.empty && isSamePassage
}

/**
 * Writes a letter and throws it away. What has not run yet takes a browser four times as long, mostly for its regular
 * expressions: the first key of a text would wait for them.
 */
function rehearse({ current, view }: RichDocument): void {
  if (!current || !view) return
  const { doc } = view.state.apply(view.state.tr.insertText('a'))
  new TextBuffer(current.text).edit(bodyEdits(current.text, current.doc, doc), 'body')
}

/** The place of an offset of the text, where the document is what was read from it. */
function posOf(document: RichDocument | undefined, offset: number | undefined): number | undefined {
  const base = offset === undefined ? undefined : document?.current
  return base && posAt(base.doc, offset as number)
}

/** Moves to the value in the form of a block that says these words. Returns whether there is one. */
function focusValue(block: globalThis.Node | null, words: string): boolean {
  if (!(block instanceof HTMLElement)) return false
  const wanted = plainWords(words)
  const fields = [...block.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const found = fields.find(({ value }) => plainWords(value) === wanted)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
  return found !== undefined
}

/** Words that are typed while a block is selected come behind it, where they would else take its place. */
function typeBehindBlock(view: EditorView, _from: number, _to: number, typed: string): boolean {
  const { selection, tr } = view.state
  if (!(selection instanceof NodeSelection) || selection.node.type !== bodySchema.nodes.block) return false
  tr.insert(selection.to, bodySchema.nodes.paragraph.create(null, bodySchema.text(typed)))
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + typed.length))
  view.dispatch(tr.scrollIntoView())
  return true
}
