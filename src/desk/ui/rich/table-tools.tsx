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

const tools = { addRowBefore, addRowAfter, addColumnBefore, addColumnAfter, deleteRow, deleteColumn, deleteTable }

/** Rows and columns of the table with the cursor. */
export function TableTools({ view }: { view: EditorView }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="desk-inspector desk-table-tools" role="group" aria-label={words.tools.table}>
      {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => (
        <button
          key={name}
          type="button"
          className="desk-small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            tools[name](view.state, view.dispatch)
            view.focus()
          }}
        >
          {words.table[name]}
        </button>
      ))}
    </div>
  )
}
