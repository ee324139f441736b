import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { words } from '../../words.ts'
import { alignColumns, columnAlign, type Side } from './table-align.ts'

const tools = { addRowBefore, addRowAfter, addColumnBefore, addColumnAfter, deleteRow, deleteColumn, deleteTable }

const sides: Side[] = ['left', 'center', 'right']

/** Rows and columns of the table with the cursor. */
export function TableTools({ view, state }: { view: EditorView; state: EditorState }) {
  const run = (command: Command) => {
    command(view.state, view.dispatch)
    view.focus()
  }
  const side = columnAlign(state) ?? 'left'
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div
      className="desk-inspector desk-table-tools"
      role="group"
      aria-label={words.tools.table}
      aria-keyshortcuts="Alt+F10"
    >
      {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => (
        <button
          key={name}
          type="button"
          className="desk-small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(tools[name])}
        >
          {words.table[name]}
        </button>
      ))}
      {sides.map((name) => (
        <button
          key={name}
          type="button"
          className="desk-small"
          title={words.table[name]}
          aria-pressed={side === name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(alignColumns(name))}
        >
          <span aria-hidden="true">{words.alignSigns[name]}</span>
          <span className="sr-only">{words.table[name]}</span>
        </button>
      ))}
    </div>
  )
}
