import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { words } from '../../words.ts'
import { addPicture } from '../server/add-picture.ts'
import type { FieldProps } from './field-props.ts'
import { FieldSet } from './field-set.tsx'
import { FocusPoint } from './focus-point.tsx'
import { type FieldChange, fieldId, useForm } from './form-context.ts'
import { inWords } from './in-words.ts'
import { Thumbnail } from './thumbnail.tsx'

type PictureValue = Record<string, unknown>

/** Another picture shows something else: that is asked again, and what was said of the former one goes with it. */
function anotherPicture(former: PictureValue, src: string): PictureValue {
  const { focus: _focus, caption: _caption, credit: _credit, ...kept } = former
  return { ...kept, src, ...(kept.decorative !== true && { alt: '' }) }
}

const changesOf = (before: PictureValue, after: PictureValue): FieldChange[] =>
  Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ path: [name], value: after[name] }))

/** A picture: dropped or chosen, and what it shows asked for at once. */
export function PictureField(props: FieldProps) {
  const { schema, path, value, label } = props
  const form = useForm()
  const id = useId()
  const [state, setState] = useState<'waiting' | { refusal: string }>()
  const [isOver, setIsOver] = useState(false)
  const before = (value ?? {}) as PictureValue
  const { src, focus } = before
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('waiting')
    try {
      const name = await addPicture(form.file, file)
      const picture = anotherPicture(before, name)
      // In one step, so that the group is there when its second field comes.
      if (path.length > 0) form.edit(path, picture)
      else form.editAll(changesOf(before, picture))
      setState(undefined)
      requestAnimationFrame(() => document.getElementById(fieldId(form.id, [...path, 'alt']))?.focus())
    } catch (error) {
      setState({ refusal: (error as Error).message })
    }
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  const thumbnail = typeof src === 'string' && src && !isStandIn(src) && (
    <Thumbnail key={src} file={form.file} src={src} />
  )
  return (
    <FieldSet {...props} label={label ?? inWords(String(path.at(-1) ?? words.picture.name))} schema={schema}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className="desk-drop"
        data-over={isOver || undefined}
        onDragOver={dragOver}
        onDragLeave={dragLeave}
        onDrop={drop}
      >
        {thumbnail && schema.properties?.focus ? (
          <FocusPoint value={focus} change={(point) => form.edit([...path, 'focus'], point)}>
            {thumbnail}
          </FocusPoint>
        ) : (
          thumbnail
        )}
        <span className="desk-drop-words">
          {/* Firefox names the field by its label and by its own words: Orca would tell that and the label as well. */}
          <label htmlFor={id} className="button button-sm button-outline" aria-hidden="true">
            {words.picture.choose}
          </label>
          <input
            id={id}
            className="sr-only"
            type="file"
            aria-label={words.picture.choose}
            accept="image/*"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0])}
          />
          <span className="desk-help">{words.picture.drop}</span>
        </span>
      </div>
      <div role="status">{state === 'waiting' && <p>{words.picture.waiting}</p>}</div>
      {typeof state === 'object' && (
        <p className="desk-problem" role="alert">
          {state.refusal}
        </p>
      )}
    </FieldSet>
  )
}
