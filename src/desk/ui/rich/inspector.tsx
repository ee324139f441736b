import { type EditorState, NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { JsonSchema } from '../../requests/json-schema.ts'
import { readProps } from '../../text/fields/props.ts'
import { words } from '../../words.ts'
import { FieldsForm } from '../fields/fields-form.tsx'
import type { FieldChange } from '../fields/form-context.ts'
import { useBlockKinds } from '../server/blocks.ts'
import { SourceOf } from './block-card.tsx'
import { editedProps } from './edited-props.ts'
import { isInside } from './rich-commands.ts'
import { TableTools } from './table-tools.tsx'

interface Props {
  view: EditorView
  state: EditorState
  file: string
}

const imageSchema: JsonSchema = {
  type: 'object',
  properties: {
    src: { type: 'string', pattern: '.' },
    alt: { type: 'string', description: words.rich.alt },
  },
  required: ['src', 'alt'],
}

/** What can be set of what is selected inside a line, and the tools of the table with the cursor. */
export function Inspector({ view, state, file }: Props) {
  const kinds = useBlockKinds()
  const { selection } = state
  if (!(selection instanceof NodeSelection))
    return isInside(state, 'table') ? <TableTools view={view} state={state} /> : null
  const { node, from } = selection
  const set = (name: string, value: unknown) => view.dispatch(keep(view, from, name, value))
  const { name, props, source } = node.attrs as { name: string; props: string; source: string }
  if (node.type.name === 'inline_opaque')
    return (
      <div className="desk-inspector">
        <SourceOf label={words.rich.opaque} source={source} change={(text) => set('source', text)} />
      </div>
    )
  const isImage = node.type.name === 'image'
  const schema = isImage ? imageSchema : kinds.find((kind) => kind.name === name)?.props
  const data = isImage ? { src: node.attrs.src, alt: node.attrs.alt } : readProps(props ?? '')
  if (!schema || !data || !(isImage || node.type.name === 'inline_block')) return null
  const edit = (changes: readonly FieldChange[]) => {
    if (!isImage) return set('props', editedProps(props, schema, changes))
    for (const { path, value } of changes) set(String(path[0]), value ?? '')
  }
  return (
    <div className="desk-inspector">
      <FieldsForm id="inspector" file={file} schema={schema} data={data} issues={[]} edit={edit} />
    </div>
  )
}

/** Sets an attribute and keeps the node selected, so that its form stays. */
function keep(view: EditorView, pos: number, name: string, value: unknown) {
  const tr = view.state.tr.setNodeAttribute(pos, name, value)
  return tr.setSelection(NodeSelection.create(tr.doc, pos))
}
