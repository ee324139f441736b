import type { Node } from 'prosemirror-model'
import { type Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import { isEmptyParagraph, normalBody } from '../../text/body/normal-body.ts'

/** Marks what came from the text: it is not written back. */
export const fromText = 'desk:from-text'

/**
 * Shows another document by changing what differs and nothing else: what stays keeps its place on the screen.
 *
 * @param stays whether the cursor stays in its passage, instead of going to what changed.
 */
export function showDocument(view: EditorView, doc: Node, stays: boolean): void {
  const tr = view.state.tr.setMeta(fromText, true)
  if (stays) changePassages(tr, doc)
  else changeStretch(tr, doc)
  view.dispatch(tr)
}

/**
 * Changes each passage by itself, so that the cursor is not moved by those beside its own. What a text cannot say, such as
 * a space at the end of what is being written, stays.
 */
function changePassages(tr: Transaction, doc: Node) {
  let at = 0
  for (const step of sequenceDiff(tr.doc.children, doc.children, (a, b) => (normalBody(a).eq(b) ? 1 : 0))) {
    if (step.type === 'inserted') tr.insert(at, step.now)
    if (step.type === 'deleted' && !isEmptyParagraph(step.old)) tr.delete(at, at + step.old.nodeSize)
    else at += (step.type === 'inserted' ? step.now : step.old).nodeSize
  }
}

function changeStretch(tr: Transaction, doc: Node) {
  const start = tr.doc.content.findDiffStart(doc.content)
  const ends = tr.doc.content.findDiffEnd(doc.content)
  if (start === null || !ends) return
  // Where something repeats, the ends found from both sides may overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  // Not fitted in: what is around the stretch in one document is around it in the other.
  tr.step(new ReplaceStep(start, ends.a + overlap, doc.slice(start, ends.b + overlap)))
  tr.setSelection(near(tr.doc, Math.min(ends.b + overlap, tr.doc.content.size))).scrollIntoView()
}

/** What is selected from one position to another, or the cursor where there are no words. */
export function selectionIn(doc: Node, from: number, to = from): Selection {
  return from === to ? near(doc, from) : TextSelection.between(doc.resolve(from), doc.resolve(to))
}

function near(doc: Node, pos: number): Selection {
  return TextSelection.near(doc.resolve(Math.max(0, Math.min(pos, doc.content.size))))
}
