import type { Node } from 'prosemirror-model'
import { NodeSelection, type Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BlockKind } from '../../requests/writing.ts'
import { words } from '../../words.ts'
import { inWords } from '../fields/in-words.ts'
import { blockKinds, useBlockKinds } from '../server/blocks.ts'
import { Dialog } from '../shell/dialog.tsx'
import { beginBlock } from './begin-block.ts'
import { BlockPicture } from './block-picture.tsx'
import { enterFirstToWrite } from './enter-block.ts'
import { insertBlock, insertDepth, insertInline } from './rich-commands.ts'

interface Props {
  view: EditorView
  /** Of the file that is open: some blocks belong to the texts of one. */
  collection: string
}

interface ButtonProps extends Props {
  tabIndex: 0 | -1
}

/** The vocabulary of blocks to choose from. A block begins with notes of what belongs in it, which the writer overwrites. */
export function BlockMenu({ tabIndex, ...props }: ButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" tabIndex={tabIndex} className="desk-tool desk-tool-block" onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span> {words.rich.block}
      </button>
      {open && (
        <Dialog title={words.rich.addBlock} close={() => setOpen(false)} wide>
          <BlockChoice {...props} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

/** Where a node begins that was just put in, from the selection that this leaves. */
function placeToWrite(node: Node, selection: Selection): number | undefined {
  if (selection instanceof NodeSelection) return selection.from
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).eq(node)) return $from.before(depth)
  return undefined
}

function BlockChoice({ view, collection, close }: Props & { close(): void }) {
  const kinds = useBlockKinds()
  const [text, setText] = useState('')
  /** While the server reads what is put in, a second press puts in nothing. */
  const isChosen = useRef(false)
  /** What is typed meanwhile belongs into the block. */
  const typed = useRef('')
  const foundIn = (kinds: readonly BlockKind[]) =>
    kinds.filter(
      (kind) =>
        (!kind.collection || kind.collection === collection) &&
        insertDepth(view.state, fitsIn(kinds, kind)) !== undefined &&
        `${inWords(kind.name)} ${kind.description}`.toLowerCase().includes(text.toLowerCase()),
    )
  const found = foundIn(kinds)
  const [first] = found
  // Mostly nobody waits: it is read before it is chosen.
  useEffect(() => {
    if (first) beginBlock(first).catch(() => {})
  }, [first])
  /** A block that is wanted, or else the first that is found, also where the vocabulary is still on its way. */
  const begin = async (wanted?: BlockKind) => {
    const all = await blockKinds()
    const kind = wanted ?? foundIn(all)[0]
    return kind && { all, kind, node: await beginBlock(kind) }
  }
  const choose = async (wanted?: BlockKind) => {
    if (isChosen.current) return
    isChosen.current = true
    typed.current = ''
    const begun = await begin(wanted).finally(() => (isChosen.current = false))
    if (!begun) return
    const { all, kind, node } = begun
    // The text cannot take the focus before the dialog has let it go, nor a field that is not drawn yet.
    flushSync(() => {
      close()
      if (node && kind.inline) insertInline(node)(view.state, view.dispatch)
      else if (node) insertBlock(node, fitsIn(all, kind))(view.state, view.dispatch, view)
    })
    const at = node && placeToWrite(node, view.state.selection)
    if (at === undefined) view.focus()
    else enterFirstToWrite(view, at)
    if (typed.current) document.execCommand('insertText', false, typed.current)
  }
  const keepForBlock = (event: KeyboardEvent) => {
    if (!isChosen.current || event.key.length > 1 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    typed.current += event.key
  }
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault()
    void choose(first)
  }
  return (
    <form className="desk-blocks" onSubmit={chooseFirst} onKeyDown={keepForBlock}>
      <input
        className="input"
        type="search"
        aria-label={words.rich.searchBlocks}
        placeholder={words.rich.searchBlocks}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul>
        {found.map((kind) => (
          <li key={kind.name}>
            <button type="button" onClick={() => void choose(kind)}>
              <BlockPicture name={kind.name} />
              <b>{inWords(kind.name)}</b>
              <span className="desk-help">{kind.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {first ? (
          <p className="sr-only">{words.rich.found(found.length, inWords(first.name))}</p>
        ) : (
          <p className="desk-nothing">{words.find.nothing}</p>
        )}
      </div>
    </form>
  )
}

/** Whether a block may stand in a node: what it asks of its surroundings, and what these ask of it. */
function fitsIn(kinds: readonly BlockKind[], { name, parents }: BlockKind) {
  return (parent: Node): boolean => {
    if (parent.type.name !== 'block') return !parents
    const around = kinds.find((kind) => kind.name === parent.attrs.name)
    return (parents?.includes(parent.attrs.name) ?? true) && (around?.only?.includes(name) ?? true)
  }
}
