import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import type { DeskIssue } from '../../requests/issue.ts'
import { fixWords } from '../../text/fields/fix-edits.ts'
import { words } from '../../words.ts'
import type { ApplyFix } from '../problems/fix-buttons.tsx'
import { inFormWords } from '../problems/in-form-words.ts'

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

export function showIssues(view: EditorView, issues: PlacedIssue[]): void {
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
    }),
  ]
}

function noteOf(issue: DeskIssue, apply: ApplyFix): HTMLElement {
  const { message, hint, severity, fixes = [] } = inFormWords(issue)
  const note = document.createElement('p')
  note.className = `desk-issue desk-issue-${severity}`
  note.contentEditable = 'false'
  note.textContent = hint ? `${message} ${hint}` : message
  for (const fix of fixes) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'desk-small'
    button.textContent = words.fix(fixWords(fix))
    button.addEventListener('click', () => apply(issue, fix))
    note.append(' ', button)
  }
  return note
}
