import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import type { DeskIssue } from '../../api.ts'

/** A problem at a place of the document. */
export interface PlacedIssue {
  issue: DeskIssue
  pos: number
}

const key = new PluginKey<DecorationSet>('issues')

/** Shows problems behind the passage they are about. */
export function issueMarks(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => {
        const placed = tr.getMeta(key) as PlacedIssue[] | undefined
        return placed
          ? DecorationSet.create(
              tr.doc,
              placed.flatMap((one) => marksOf(tr.doc, one)),
            )
          : marks.map(tr.mapping, tr.doc)
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

export function showIssues(view: EditorView, issues: PlacedIssue[]): void {
  view.dispatch(view.state.tr.setMeta(key, issues))
}

function marksOf(doc: Node, { issue, pos }: PlacedIssue): Decoration[] {
  const $pos = doc.resolve(Math.min(pos, doc.content.size))
  const depth = Math.min(1, $pos.depth)
  const start = depth ? $pos.before(depth) : $pos.pos
  const end = depth ? $pos.after(depth) : start + ($pos.nodeAfter?.nodeSize ?? 0)
  const noteKey = `${issue.rule} ${issue.message}`
  return [
    Decoration.node(start, end, { class: 'desk-wrong' }),
    Decoration.widget(end, () => noteOf(issue), { side: -1, key: noteKey, ignoreSelection: true }),
  ]
}

function noteOf({ message, hint, severity }: DeskIssue): HTMLElement {
  const note = document.createElement('p')
  note.className = `desk-issue desk-issue-${severity}`
  note.contentEditable = 'false'
  note.textContent = hint ? `${message} ${hint}` : message
  return note
}
