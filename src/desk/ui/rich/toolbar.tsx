import { toggleMark } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useRef, useState } from 'react'
import { bodySchema } from '../../text/model/body-schema.ts'
import { words } from '../../words.ts'
import { BlockMenu } from './block-menu.tsx'
import {
  addFootnote,
  insertBlock,
  isInside,
  newTable,
  passageKind,
  setHeading,
  setParagraph,
  toggleList,
  toggleQuote,
} from './rich-commands.ts'

interface Props {
  view: EditorView
  state: EditorState
  collection: string
  openLink(): void
}

interface Tool {
  name: keyof typeof words.tools
  keys?: string
  run: Command
  on?: boolean
}

const passages: Record<string, Command> = {
  paragraph: setParagraph,
  'heading-2': setHeading(2),
  'heading-3': setHeading(3),
  'heading-4': setHeading(4),
}

const mark = (name: string) => bodySchema.marks[name as 'em'] as MarkType
const node = (name: string) => bodySchema.nodes[name as 'hr'] as NodeType

const addTable = insertBlock(newTable(3, 2))
const addRule = insertBlock(node('hr').create())

function toolsOf(state: EditorState, openLink: () => void): Tool[] {
  const { from, $from, to, empty } = state.selection
  const isMarked = (name: string) =>
    empty
      ? mark(name).isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, mark(name))
  const marked = (name: 'strong' | 'em' | 'del' | 'code', keys?: string): Tool => ({
    name,
    keys,
    run: toggleMark(mark(name)),
    on: isMarked(name),
  })
  return [
    marked('strong', 'Control+B Meta+B'),
    marked('em', 'Control+I Meta+I'),
    marked('del'),
    marked('code', 'Control+E Meta+E'),
    {
      name: 'link',
      keys: 'Control+K Meta+K',
      run: () => {
        openLink()
        return true
      },
      on: isMarked('link'),
    },
    { name: 'bullets', run: toggleList(node('bullet_list')), on: isInside(state, 'bullet_list') },
    { name: 'numbers', run: toggleList(node('ordered_list')), on: isInside(state, 'ordered_list') },
    { name: 'quote', run: toggleQuote, on: isInside(state, 'blockquote') },
    { name: 'footnote', run: addFootnote },
    { name: 'table', run: addTable },
    { name: 'rule', run: addRule },
  ]
}

/** The tools of the rich text (WAI-ARIA: toolbar, one stop of the Tab key and arrows inside). */
export function Toolbar({ view, state, collection, openLink }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  /** Where the Tab key stops: the number of a tool. */
  const [stop, setStop] = useState(0)
  const tools = toolsOf(state, openLink)
  const tabIndex = (at: number) => (at === stop ? 0 : -1)
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const kind = passageKind(state)
  return (
    <div
      ref={bar}
      className="desk-toolbar"
      role="toolbar"
      aria-label={words.rich.toolbar}
      aria-controls="rich-text"
      aria-keyshortcuts="Alt+F10"
      onKeyDown={(event) => moveInBar(event, bar.current, setStop)}
    >
      {/* Orca takes a list whose value changes by itself for what has the focus, and no longer reads the text: another
          kind of passage comes with another list. */}
      <select
        key={kind}
        tabIndex={tabIndex(0)}
        aria-label={words.rich.passage}
        value={kind in passages ? kind : ''}
        onChange={({ target }) => run(passages[target.value] as Command)}
      >
        {!(kind in passages) && <option value="">{words.rich.otherPassage}</option>}
        {Object.keys(passages).map((name) => (
          <option key={name} value={name}>
            {words.passages[name as keyof typeof words.passages]}
          </option>
        ))}
      </select>
      {tools.map(({ name, keys, run: command, on }, at) => (
        <button
          key={name}
          type="button"
          tabIndex={tabIndex(at + 1)}
          className={`desk-tool desk-tool-${name}`}
          title={words.tools[name]}
          aria-keyshortcuts={keys}
          aria-pressed={on}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (name === 'link' ? command(view.state) : run(command))}
        >
          <span aria-hidden="true">{words.toolSigns[name]}</span>
          <span className="sr-only">{words.tools[name]}</span>
        </button>
      ))}
      <BlockMenu view={view} collection={collection} tabIndex={tabIndex(tools.length + 1)} />
    </div>
  )
}

/** Arrow keys go from tool to tool; in the list of passages only sideways ones do. */
function moveInBar(event: KeyboardEvent, bar: HTMLElement | null, setStop: (at: number) => void) {
  const tools = [...(bar?.querySelectorAll<HTMLElement>(':scope > select, :scope > button') ?? [])]
  const at = tools.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const stop = (next + tools.length) % tools.length
  setStop(stop)
  tools[stop]?.focus()
}
