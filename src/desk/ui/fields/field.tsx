import type { ComponentType } from 'react'
import { SeriesTable } from './cells/series-table.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField, MomentField } from './date-fields.tsx'
import { type FieldKind, fieldKind } from './field-kind.ts'
import type { FieldProps } from './field-props.ts'
import { FieldSet } from './field-set.tsx'
import { ListField } from './list-field.tsx'
import { OtherField } from './other-field.tsx'
import { LinkField, ReferenceField } from './picked-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { RecordField } from './record-field.tsx'
import { AmountField, NameField, NumberField, SwitchField, TextField } from './text-fields.tsx'

const controls: Record<FieldKind, ComponentType<FieldProps>> = {
  text: TextField,
  name: NameField,
  link: LinkField,
  reference: ReferenceField,
  choice: ChoiceField,
  number: NumberField,
  switch: SwitchField,
  date: DateField,
  moment: MomentField,
  picture: PictureField,
  group: FieldSet,
  list: ListField,
  series: SeriesTable,
  record: RecordField,
  amount: AmountField,
  other: OtherField,
}

/** One field of the content, with the control its schema asks for. */
export function Field(props: FieldProps) {
  const Control = controls[fieldKind(props.schema)]
  return <Control {...props} />
}
