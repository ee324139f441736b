import { useId, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#src/site/frame/announcer.tsx'
import type { BlockKind } from '../../requests/writing.ts'
import { readProps } from '../../text/fields/props.ts'
import { words } from '../../words.ts'
import { FieldsForm } from '../fields/fields-form.tsx'
import { inWords } from '../fields/in-words.ts'
import { ItemButtons } from '../fields/item-buttons.tsx'
import { useBlockKinds } from '../server/blocks.ts'
import { beginBlock } from './begin-block.ts'
import { editedProps } from './edited-props.ts'
import { enterFirstToWrite, focusWhenDrawn } from './enter-block.ts'
import type { NodeProps } from './react-node-view.tsx'
import { moveNode } from './rich-commands.ts'

/** A block of the vocabulary: its name, its place among the others, and a form of its props. */
export function BlockCard({ node, view, pos, file }: NodeProps) {
  const id = useId()
  const { name, props } = node.attrs as { name: string; props: string }
  const kinds = useBlockKinds()
  const kind = kinds.find((one) => one.name === name)
  const data = useMemo(() => readProps(props), [props])
  const setProps = (text: string) => {
    const at = pos()
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'props', text))
  }
  const move = (by: -1 | 1) => {
    const at = pos()
    if (at === undefined || !moveNode(at, by)(view.state, view.dispatch, view)) return
    // The card is drawn anew in its new place: whoever presses the button again moves the same block.
    const { from, $from } = view.state.selection
    announce(words.rich.moved(inWords(name), $from.index() + 1, $from.parent.childCount))
    focusWhenDrawn(() =>
      (view.nodeDOM(from) as Element).querySelector<HTMLElement>(`[id$="-${by < 0 ? 'up' : 'down'}"]`),
    )
  }
  const remove = () => {
    const at = pos()
    if (at === undefined) return
    view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
    view.focus()
    announce(words.list.removed(inWords(name)))
  }
  const addInside = async (child: BlockKind) => {
    const begun = await beginBlock(child)
    const at = pos()
    const now = at === undefined ? null : view.state.doc.nodeAt(at)
    if (at === undefined || !now || !begun) return
    const end = at + now.nodeSize - 1
    flushSync(() => view.dispatch(view.state.tr.insert(end, begun)))
    enterFirstToWrite(view, end)
  }
  const schema = kind?.props
  const hasProps = Object.keys(schema?.properties ?? {}).length > 0
  return (
    <div className="desk-block-head" data-own="">
      <p className="desk-block-name">
        <span>{inWords(name)}</span>
        <ItemButtons id={id} name={inWords(name)} up={() => move(-1)} down={() => move(1)} remove={remove} />
      </p>
      {kind && <p className="desk-help">{kind.description}</p>}
      {schema && hasProps && data && (
        <FieldsForm
          id={id}
          file={file}
          schema={schema}
          data={data}
          issues={none}
          edit={(changes) => setProps(editedProps(props, schema, changes))}
        />
      )}
      {kind?.only && (
        <span className="desk-more">
          {kinds
            .filter((one) => kind.only?.includes(one.name))
            .map((one) => (
              <button key={one.name} type="button" className="desk-small" onClick={() => void addInside(one)}>
                {words.rich.addInside(inWords(one.name))}
              </button>
            ))}
        </span>
      )}
      {data === undefined && <SourceOf label={words.rich.props} source={props} change={setProps} />}
    </div>
  )
}

/** The problems of a block stand behind it, where the check finds them. */
const none: never[] = []

interface SourceProps {
  label: string
  source: string
  change(source: string): void
}

/** A passage as it is written, for what no form knows. */
export function SourceOf({ label, source, change }: SourceProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className="desk-growing" data-text={source}>
        <textarea
          id={id}
          className="input"
          spellCheck={false}
          rows={1}
          value={source}
          onChange={({ target }) => change(target.value)}
        />
      </span>
    </>
  )
}
