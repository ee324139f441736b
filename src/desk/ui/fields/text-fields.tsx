import { useState } from 'react'
import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value))
/** An optional field that was emptied goes away; one that must be there stays, empty. */
const kept = (text: string, required: boolean) => (text === '' && !required ? undefined : text)

/** Words of one paragraph. The box grows with them. */
export function TextField(props: FieldProps) {
  const { edit } = useForm()
  const text = asText(props.value)
  return (
    <LabelledField {...props} length={text.length}>
      {(control) => (
        <span className="desk-growing" data-text={text}>
          <textarea
            {...control}
            className="input"
            rows={1}
            value={text}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) => edit(props.path, kept(target.value.replaceAll(/\s*\n\s*/g, ' '), props.required))}
          />
        </span>
      )}
    </LabelledField>
  )
}

/** A name, an address, anything with a form of its own: one line. */
export function NameField(props: FieldProps) {
  const { edit } = useForm()
  const text = asText(props.value)
  return (
    <LabelledField {...props} length={text.length}>
      {(control) => (
        <input
          {...control}
          className="input"
          spellCheck={false}
          value={text}
          onChange={({ target }) => edit(props.path, kept(target.value, props.required))}
        />
      )}
    </LabelledField>
  )
}

export function NumberField(props: FieldProps) {
  const { edit } = useForm()
  const { minimum, maximum, type } = props.schema
  const whole = type === 'integer'
  return (
    <LabelledField {...props}>
      {(control) => (
        <input
          {...control}
          className="input desk-short"
          type="number"
          min={minimum}
          max={maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum}
          step={whole ? 1 : 'any'}
          value={typeof props.value === 'number' ? props.value : ''}
          onChange={({ target }) =>
            edit(props.path, Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
          }
        />
      )}
    </LabelledField>
  )
}

/** A figure or words: what is a number stays one. */
export function AmountField(props: FieldProps) {
  const { edit } = useForm()
  const read = (text: string) =>
    typeof props.value === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return (
    <LabelledField {...props}>
      {(control) => (
        <input
          {...control}
          className="input"
          value={asText(props.value)}
          onChange={({ target }) => edit(props.path, read(target.value))}
        />
      )}
    </LabelledField>
  )
}

const bothSides = [true, false]

/** A switch stands on one of two sides, so what has not been decided yet is asked as a choice, which stays while it is made. */
export function SwitchField(props: FieldProps) {
  const { edit } = useForm()
  const [isDecided] = useState(props.value === undefined ? !props.required : typeof props.value === 'boolean')
  if (!isDecided) return <ChoiceField {...props} schema={{ ...props.schema, enum: bothSides }} />
  const off = props.required || props.schema.default === true ? false : undefined
  return (
    <LabelledField {...props}>
      {(control) => (
        <input
          {...control}
          className="desk-switch"
          type="checkbox"
          checked={(props.value ?? props.schema.default) === true}
          onChange={({ target }) => edit(props.path, target.checked || off)}
        />
      )}
    </LabelledField>
  )
}
