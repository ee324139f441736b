import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { createRoot, type Root } from 'react-dom/client'
import type { DeskIssue } from '../../requests/issue.ts'
import { IssueNotes } from '../fields/issue-notes.tsx'
import { type ApplyFix, FixProvider } from '../problems/fix-buttons.tsx'
import { takeSelection } from './read-selection.ts'

/** A problem at a place of the document. */
export interface PlacedIssue {
  issue: DeskIssue
  pos: number
}

const key = new PluginKey<DecorationSet>('issues')

/** Shows problems behind the passage they are about. */
export function issueMarks(apply: ApplyFix): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => {
        const placed = tr.getMeta(key) as PlacedIssue[] | undefined
        return placed
          ? DecorationSet.create(
              tr.doc,
              placed.flatMap((one) => marksOf(tr.doc, one, apply)),
            )
          : marks.map(tr.mapping, tr.doc)
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

export function showIssues(view: EditorView, place: () => PlacedIssue[]): void {
  takeSelection(view)
  const issues = place()
  view.dispatch(view.state.tr.setMeta(key, issues))
}

function marksOf(doc: Node, { issue, pos }: PlacedIssue, apply: ApplyFix): Decoration[] {
  const $pos = doc.resolve(Math.min(pos, doc.content.size))
  const depth = Math.min(1, $pos.depth)
  const start = depth ? $pos.before(depth) : $pos.pos
  const end = depth ? $pos.after(depth) : start + ($pos.nodeAfter?.nodeSize ?? 0)
  const noteKey = `${issue.rule} ${issue.message}`
  return [
    Decoration.node(start, end, { class: `desk-wrong desk-wrong-${issue.severity}` }),
    Decoration.widget(end, () => noteOf(issue, apply), {
      side: -1,
      key: noteKey,
      ignoreSelection: true,
      stopEvent: () => true,
      // React forbids to unmount while it draws, which is when an editor may go.
      destroy: (note) => queueMicrotask(() => roots.get(note)?.unmount()),
    }),
  ]
}

const roots = new WeakMap<globalThis.Node, Root>()

/** What is said of a problem, as beside a field. */
function noteOf(issue: DeskIssue, apply: ApplyFix): HTMLElement {
  const note = document.createElement('div')
  note.contentEditable = 'false'
  const root = createRoot(note)
  roots.set(note, root)
  root.render(
    <FixProvider value={apply}>
      <IssueNotes issues={[issue]} />
    </FixProvider>,
  )
  return note
}
