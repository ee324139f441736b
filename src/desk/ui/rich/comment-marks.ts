import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, PluginKey, type PluginView } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { whenIdle } from '#src/lib/when-idle.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import type { TeamComment } from '../../requests/comments.ts'
import { posAt } from '../../text/model/source-map.ts'
import { placeOfPassage } from '../../text/passages/passage.ts'
import { words } from '../../words.ts'
import { labelOf } from '../team/comment-label.ts'
import { takeSelection } from './read-selection.ts'
import { fromText } from './show-document.ts'

/** A comment at a place of the document. */
export interface PlacedComment {
  comment: TeamComment
  from: number
  to: number
}

interface Marks {
  set: DecorationSet
  /** The text was read, or other things were said: the passages are to be looked for again. */
  isStale?: boolean
}

const key = new PluginKey<Marks>('comments')

/** Where open comments stand in the document that was read from a text; those at fields stand in none. */
export function placedComments(
  file: string,
  { text, doc }: { text: string; doc: Node },
  comments: readonly TeamComment[],
): PlacedComment[] {
  return comments.flatMap((comment) => {
    const { passage, settled } = comment
    if (!passage || passage.field !== undefined || settled) return []
    const place = placeOfPassage(file, text, passage)
    const [from, to] = [place?.from, place?.to].map((at) => (at === undefined ? undefined : posAt(doc, at)))
    return from === undefined || to === undefined ? [] : [{ comment, from, to }]
  })
}

/**
 * Marks the passages that comments stand at. While somebody writes the marks move with their words; after each reading of the
 * text the passages are looked for again, when the browser has nothing else to do.
 *
 * @param place finds them; nothing while the document says something else than what was read
 * @param open leads to a comment
 */
export function commentMarks(place: () => PlacedComment[] | undefined, open: (id: string) => void): Plugin[] {
  const marks = new Plugin<Marks>({
    key,
    state: {
      init: () => ({ set: DecorationSet.empty }),
      apply(tr, { set, isStale }) {
        const told = tr.getMeta(key) as PlacedComment[] | 'stale' | undefined
        if (Array.isArray(told))
          return {
            set: DecorationSet.create(
              tr.doc,
              told.flatMap((one) => marksOf(tr.doc, one, open)),
            ),
          }
        const isAsked = isStale || told === 'stale' || tr.getMeta(fromText) === true
        return { set: set.map(tr.mapping, tr.doc), isStale: isAsked }
      },
    },
    props: { decorations: (state) => key.getState(state)?.set },
    view: (view) => follow(view, place),
  })
  const lead: Command = (state) => {
    const here = commentAt(state)
    if (here) open(here.id)
    return here !== undefined
  }
  return [marks, keymap({ 'Mod-Alt-m': lead })]
}

/** Has the passages looked for again. */
export function showComments(view: EditorView): void {
  view.dispatch(view.state.tr.setMeta(key, 'stale'))
}

/** Looks for passages when that is wanted, and has a screen reader say where the cursor comes to one. */
function follow(view: EditorView, place: () => PlacedComment[] | undefined): PluginView {
  let isWaiting = false
  let here: string | undefined
  const look = () => {
    isWaiting = false
    if (view.isDestroyed || view.composing) return
    takeSelection(view)
    const placed = place()
    if (placed) view.dispatch(view.state.tr.setMeta(key, placed))
  }
  return {
    update({ state }) {
      if (key.getState(state)?.isStale && !isWaiting) {
        isWaiting = true
        whenIdle(look)
      }
      const comment = view.hasFocus() ? commentAt(state) : undefined
      if (comment && comment.id !== here) announce(words.comments.cursorAt(labelOf(comment)))
      here = comment?.id
    },
  }
}

/** The comment at whose words the cursor stands. */
function commentAt(state: EditorState): TeamComment | undefined {
  const { from, to } = state.selection
  return key.getState(state)?.set.find(from, to, ({ comment }) => comment !== undefined)[0]?.spec.comment
}

function marksOf(doc: Node, { comment, from, to }: PlacedComment, open: (id: string) => void): Decoration[] {
  const label = labelOf(comment)
  // Of words in a block the place of the block is known.
  const block = from === to ? doc.nodeAt(from) : null
  return [
    block
      ? Decoration.node(from, from + block.nodeSize, { class: 'desk-commented-block' }, { comment })
      : Decoration.inline(from, to, { nodeName: 'mark', class: 'desk-commented' }, { comment }),
    Decoration.widget(to, () => signOf(label, () => open(comment.id)), {
      side: -1,
      key: `${comment.id} ${label}`,
      ignoreSelection: true,
      stopEvent: () => true,
      marks: [],
    }),
  ]
}

/** What leads from the text to a comment. */
function signOf(label: string, open: () => void): HTMLElement {
  const sign = document.createElement('button')
  sign.type = 'button'
  sign.contentEditable = 'false'
  sign.className = 'desk-comment-sign'
  sign.title = label
  sign.setAttribute('aria-label', label)
  sign.addEventListener('click', open)
  return sign
}
