import { words } from '../../words.ts'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { LabelledField } from './labelled-field.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function DateField(props: FieldProps) {
  const { edit } = useForm()
  return (
    <LabelledField {...props} parts>
      {(control) => (
        <input
          {...control}
          className="input desk-short"
          type="date"
          value={text(props.value)}
          onChange={({ target }) => edit(props.path, target.value || (props.required ? '' : undefined))}
        />
      )}
    </LabelledField>
  )
}

/** A day, and a time of day where it matters: `2026-03-01` or `2026-03-01T09:00`. */
export function MomentField(props: FieldProps) {
  const { edit } = useForm()
  const [day = '', time = ''] = text(props.value).split(/[T ]/)
  const change = (newDay: string, newTime: string) =>
    edit(props.path, newDay ? (newTime ? `${newDay}T${newTime}` : newDay) : props.required ? '' : undefined)
  return (
    <LabelledField {...props} parts>
      {(control) => (
        <span className="desk-moment">
          <input
            {...control}
            className="input desk-short"
            type="date"
            value={day}
            onChange={({ target }) => change(target.value, time)}
          />
          <input
            className="input desk-short"
            type="time"
            aria-label={words.fields.time}
            disabled={!day}
            value={time}
            onChange={({ target }) => change(day, target.value)}
          />
        </span>
      )}
    </LabelledField>
  )
}
