import { words } from '../../words.ts'
import type { FieldProps } from './field-props.ts'
import { LabelledField } from './labelled-field.tsx'

/** What no control knows: shown as it is, and edited in the source. */
export function OtherField(props: FieldProps) {
  return (
    <LabelledField {...props}>
      {(control) => (
        <>
          <textarea {...control} className="input" readOnly value={JSON.stringify(props.value, null, 2) ?? ''} />
          <p className="desk-help">{words.fields.onlySource}</p>
        </>
      )}
    </LabelledField>
  )
}
